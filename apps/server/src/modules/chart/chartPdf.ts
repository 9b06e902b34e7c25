import { formatHealthNumber, phoneText, type Locale } from '@intake/api/rules';
import type { Letter, LetterBlock } from '../../platform/letters/letter.ts';
import { printWritable } from '../../platform/letters/printWritable.ts';
import { dateLocales } from '../letter/letter.messages.ts';
import type { WholeChart } from './chartBundle.ts';
import { appointmentStatusTexts } from '../appointment/appointmentStatus.messages.ts';
import { chartTexts } from './chartExport.messages.ts';

export interface Head {
  organizationName: string;
  lines: string[];
  timeZone: string;
}

interface Reader {
  locale: Locale;
  head: Head;
  locationName: string | null;
  now: Date;
}

const nameOf = ({ family_name, given_name }: { family_name: string; given_name: string }) => [family_name, given_name].filter(Boolean).join(', ');

/** A chart under the organisation's head: who it is, whom to talk with, what they agreed to, and what stands in it, the newest first. */
export const chartPdf = async (chart: WholeChart, reader: Reader): Promise<Uint8Array> => (await printWritable(letterOf(chart, reader))).bytes;

function letterOf(chart: WholeChart, { locale, head, locationName, now }: Reader): Letter {
  const texts = chartTexts[locale];
  const { patient, contacts, consents } = chart;
  const format = new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: 'medium', timeZone: head.timeZone });
  const day = (at: Date | string) => format.format(new Date(at));
  const table = (title: string, columns: string[], rows: string[][]): LetterBlock[] => [
    { kind: 'paragraph', text: title },
    rows.length === 0 ? { kind: 'paragraph', text: texts.nothing } : { kind: 'table', head: columns, rows },
  ];
  const facts: [keyof typeof texts.fields, string | null][] = [
    ['name', [patient.familyName, patient.givenName].filter(Boolean).join(', ')],
    ['birthDate', patient.birthDate && new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${patient.birthDate}T00:00:00Z`))],
    ['sex', patient.sex && texts.sexes[patient.sex]],
    ['healthNumber', patient.healthNumber && formatHealthNumber(patient.healthNumber, patient.province, patient.versionCode)],
    ['alerts', patient.alerts.join('; ')],
    ['phone', patient.phones.map(phoneText).join(', ')],
    ['email', patient.email],
    ['address', patient.address],
    ['language', patient.language && languageName(locale, patient.language)],
    ['location', locationName],
  ];
  return {
    locale,
    letterhead: { name: head.organizationName, lines: head.lines },
    date: day(now),
    recipient: [],
    patient: facts.flatMap(([field, value]) => (value ? [{ label: texts.fields[field], value }] : [])),
    subject: texts.title,
    body: [
      ...table(texts.contacts, texts.contactHead, contacts.map(({ role, name, relationship, phone, email, mayDiscuss }) => [
        relationship ?? texts.roles[role], name, [phone && phoneText(phone), email].filter(Boolean).join(', '), mayDiscuss ? texts.yes : texts.no,
      ])),
      ...table(texts.consents, texts.consentHead, consents.states.map(({ channel, status, since }) => [texts.channels[channel], texts.statuses[status], since ? day(since) : ''])),
      ...table(texts.timeline, texts.timelineHead, entriesOf(chart, locale).map(({ at, what, detail }) => [day(at), what, detail])),
    ],
  };
}

interface Entry {
  at: Date;
  what: string;
  detail: string;
}

function entriesOf({ records }: WholeChart, locale: Locale): Entry[] {
  const { kinds, waits } = chartTexts[locale];
  const visits = appointmentStatusTexts[locale];
  const physician = (id: string | null) => {
    const found = records.physicians.find((one) => one.id === id);
    return found ? nameOf(found) : null;
  };
  const told = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
  return [
    ...records.referrals.map((row) => ({ at: row.received_at, what: kinds.referral, detail: told(row.reference, row.service, row.reason, physician(row.physician_id)) })),
    ...records.visits.map((row) => ({ at: row.starts_at, what: kinds.visit, detail: told(visits[row.status], row.visit_type, physician(row.physician_id), row.location) })),
    ...records.waits.map((row) => ({ at: row.created_at, what: kinds.wait, detail: told(waits[row.status], row.visit_type, physician(row.physician_id), row.location) })),
    ...records.documents.map((row) => ({
      at: row.received_at, what: row.direction === 'inbound' ? kinds.document : kinds.sent, detail: told(row.reason, physician(row.physician_id) ?? row.recipient_name),
    })),
    ...records.letters.map((row) => ({ at: row.created_at, what: kinds.letter, detail: told(row.subject, row.recipient) })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

function languageName(locale: Locale, tag: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
