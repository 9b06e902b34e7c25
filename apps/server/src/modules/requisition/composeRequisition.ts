import type { RequisitionContent } from '@intake/api/contract';
import { formatHealthNumber, phoneText, registerName, type Locale } from '@intake/api/rules';
import type { Letter, LetterBlock } from '../../platform/letters/letter.ts';
import { requisitionTexts } from './requisition.messages.ts';

export interface RequisitionPaper {
  /** Of the clinic, which reads it. */
  locale: Locale;
  clinicName: string;
  timeZone: string;
  serviceName: string;
  reference: string;
  receivedAt: Date;
  content: RequisitionContent;
  /** What came along, by its name. */
  fileNames: string[];
}

const tags: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA', ja: 'ja-JP', zh: 'zh-CN' };

/** A requisition as a page that people and the reading of faxes understand: it goes the way of every other fax. */
export function composeRequisition({ locale, clinicName, timeZone, serviceName, reference, receivedAt, content, fileNames }: RequisitionPaper): Letter {
  const texts = requisitionTexts[locale];
  const { patient, referrer } = content;
  const date = (day: Date, zone: string) => new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: zone }).format(day);
  const line = (label: string, value: string | null) => (value ? [`${label}${texts.colon}${value}`] : []);
  const field = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  const said = (label: string, value: string | null): LetterBlock[] => (value ? [{ kind: 'paragraph', text: `${label}${texts.colon}${value}` }] : []);
  return {
    locale,
    letterhead: {
      name: referrer.clinicName ?? referrer.name,
      lines: [
        ...line(texts.referrer, referrer.name),
        ...line(texts.billingNumber, referrer.billingNumber),
        ...line(texts.phone, phoneText(referrer.phone)),
        ...line(texts.fax, referrer.fax && phoneText(referrer.fax)),
      ],
    },
    date: date(receivedAt, timeZone),
    recipient: [clinicName],
    subject: texts.subject(serviceName),
    patient: [
      ...field(texts.patient, registerName(patient)),
      // One way to write it that is read in no other.
      ...field(texts.birthDate, patient.birthDate),
      ...field(texts.sex, texts.sexes[patient.sex]),
      ...field(texts.healthNumber, patient.healthNumber && [formatHealthNumber(patient.healthNumber, patient.province, patient.versionCode), patient.province].filter(Boolean).join(' · ')),
      ...field(texts.phone, phoneText(patient.phone)),
      ...field(texts.email, patient.email),
      ...field(texts.address, patient.address),
    ],
    body: [
      ...said(texts.service, serviceName),
      ...said(texts.priority, texts.priorities[content.priority]),
      ...said(texts.reason, content.reason),
      ...said(texts.history, content.history),
      ...said(texts.files, fileNames.join(', ')),
      ...said(texts.reference, reference),
      { kind: 'paragraph', text: texts.origin },
    ],
  };
}
