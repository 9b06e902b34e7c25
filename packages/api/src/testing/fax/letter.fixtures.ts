import { z } from 'zod';
import { Letter, LetterPreview, LetterTemplate, StoredLetterhead } from '../../contract/fax/letter.contract.ts';
import { letterWording } from '../../rules/letter/letterWording.ts';
import { locales } from '../../rules/locales.ts';
import { letterKinds } from '../../rules/vocabulary.ts';
import { clerk } from '../access/session.fixtures.ts';
import { daysAgo, hoursAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { pageSize, typeLetter } from './letter.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { physicians } from '../patient/physician.fixtures.ts';

/** What comes along, but for one letter that the clinic words by itself. */
export const letterTemplates = z.array(LetterTemplate).parse(
  locales.flatMap((locale) =>
    letterKinds.map((kind) => {
      const isOwn = kind === 'declined' && locale === 'en';
      return { kind, locale, ...letterWording[locale][kind], isOwn, version: isOwn ? 3 : 0 };
    }),
  ),
);

export const letterhead = StoredLetterhead.parse({
  organizationName: 'Harbourview Specialist Clinic',
  lines: ['400 Lakeshore Road East', 'Mississauga ON  L5G 1H6'],
  phone: '+19055550110',
  fax: '+19055550111',
  logoUrl: null,
  version: 2,
});

const printed = typeLetter([
  '',
  'HARBOURVIEW SPECIALIST CLINIC',
  '400 Lakeshore Road East, Mississauga ON  L5G 1H6',
  'Telephone: 905-555-0110      Fax: 905-555-0111',
  '',
  'November 23, 2026',
  '',
  'Dr. Adaeze Okonkwo',
  'Maple Row Family Health',
  'Fax: 905-555-0131',
  '',
  'Referral accepted: Cardiology consultation',
  '',
  'Patient:        Delacroix, Margaux',
  'Date of birth:  April 17, 1968',
  '',
  'Dear Dr. Okonkwo,',
  '',
  'We have accepted your referral for Delacroix, Margaux. The',
  'expected wait is about 6 weeks.',
  '',
  'We will contact the patient to book the visit and let you know',
  'the date. Please tell us if the patient’s condition changes in',
  'the meantime.',
  '',
  'Sincerely,',
  '',
  'Maya Fontaine',
  'Harbourview Specialist Clinic',
]);

export const letterPreview = LetterPreview.parse({
  subject: 'Referral accepted: Cardiology consultation',
  pageCount: 1,
  pdf: '',
  pages: [{ ...pageSize, imageUrl: printed.imageUrl }],
});

const coverPage = typeLetter([
  '',
  'HARBOURVIEW SPECIALIST CLINIC',
  '400 Lakeshore Road East, Mississauga ON  L5G 1H6',
  '',
  'FAX',
  '',
  'To: Dr. Adaeze Okonkwo',
  'Maple Row Family Health',
  'Fax: 905-555-0131',
  '',
  'From: Maya Fontaine, Harbourview Specialist Clinic',
  '',
  'Pages with this one: 3',
  '',
  'This fax is confidential and meant for the person named above',
  'alone. If it reached you by mistake, please call us at once,',
  'tell nobody what it says, and destroy it.',
]);

export const coverPreview = LetterPreview.parse({ subject: 'Fax', pageCount: 1, pdf: '', pages: [{ ...pageSize, imageUrl: coverPage.imageUrl }] });

/** A letter that was made for a referral. */
export const letterWith = (number: number, different: Partial<z.input<typeof Letter>> = {}) =>
  Letter.parse({
    id: fixtureId('letter', number),
    kind: 'accepted',
    locale: 'en',
    templateVersion: 0,
    subject: 'Referral accepted: Cardiology consultation',
    recipientName: 'Dr. Adaeze Okonkwo',
    recipientClinic: physicians[0]?.clinicName ?? null,
    recipientFax: physicians[0]?.faxNumbers[0] ?? null,
    physicianId: physicians[0]?.id ?? null,
    patientId: patients[0]?.id ?? null,
    referralId: null,
    replyToken: null,
    replyExpiresAt: null,
    pageCount: 1,
    sha256: 'a'.repeat(64),
    createdBy: clerk.id,
    createdAt: hoursAgo(number),
    ...different,
  });

export const letters = [letterWith(1), letterWith(2, { kind: 'acknowledgement', subject: 'Referral received: Cardiology consultation', createdAt: daysAgo(4) })];
