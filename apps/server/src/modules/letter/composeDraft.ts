import { randomBytes } from 'node:crypto';
import type { Letterhead, LetterDraft } from '@intake/api/contract';
import { fillWording, isLetterVariable, letterBlocks, mayName, phoneText, replyTokenOf, type LetterValues, type LetterVariable, registerName } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { invalid } from '../../kernel/errors.ts';
import { requireOwn, unknownReference } from '../../kernel/references.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Field, Letter } from '../../platform/letters/letter.ts';
import { dateLocales, letterTexts } from './letter.messages.ts';
import { findLetterhead } from './letterhead.service.ts';
import { findTemplate, refuseProblems } from './letterTemplate.service.ts';

/** What stands at the head, instead of what is stored. */
export type HeadDraft = Omit<Letterhead, 'version'>;

interface Composed {
  letter: Letter;
  logoKey: string | null;
  templateVersion: number;
  subject: string;
  replyToken: string | null;
}

interface Printing {
  now: Date;
  head?: HeadDraft | null | undefined;
  /** Where what is asked for can be sent as well, as a letter names an address; undefined where nobody outside gets there. */
  answersAt: string | undefined;
}

/**
 * What a draft becomes with the values of the chart.
 * @throws a 422 that names each value that is missing, each name that there is not, and whoever is not of this organisation
 */
export async function composeDraft(tx: Tx, actor: Actor, draft: LetterDraft, { now, head: otherHead, answersAt }: Printing): Promise<Composed> {
  const { kind, locale, recipient } = draft;
  const template = await findTemplate(tx, actor.organizationId, draft);
  const wording = draft.wording ?? template;
  refuseProblems(kind, wording);
  const head = { ...(await findLetterhead(tx, actor.organizationId)), ...otherHead };
  const patient = await findPatient(tx, draft.patientId);
  await requireOwn(tx, actor, 'physician', recipient.physicianId, 'recipient.physicianId');
  const referral = await findReferral(tx, draft.referralId);

  const day = (date: Date, timeZone: string) => new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: 'long', timeZone }).format(date);
  const today = day(now, head.timeZone);
  const birthDate = patient?.birth_date ? day(new Date(`${patient.birth_date}T00:00:00Z`), 'UTC') : null;
  const patientName = patient && registerName({ familyName: patient.family_name, givenName: patient.given_name });
  const known: LetterValues = {
    'organization.name': head.organizationName,
    'organization.phone': head.phone && phoneText(head.phone),
    'organization.fax': head.fax && phoneText(head.fax),
    'recipient.name': recipient.name,
    'recipient.clinic': recipient.clinic,
    'recipient.fax': recipient.fax && phoneText(recipient.fax),
    'sender.name': actor.displayName,
    today,
    'patient.name': patientName,
    'patient.birthDate': birthDate,
    'patient.healthNumber': patient?.health_number ?? null,
    'referral.service': referral?.service ?? null,
    'referral.receivedOn': referral && day(referral.received_at, head.timeZone),
  };
  const given = givenValues(draft);
  const { subject, body, missing } = fillWording(wording, { ...known, ...given });
  if (missing.length > 0) throw invalid(missing.map((name) => ({ path: `values.${name}`, code: 'missing', message: 'The letter names this, and there is no value.' })));

  const texts = letterTexts[locale];
  if (draft.asksForReply && !draft.referralId) throw invalid([{ path: 'referralId', code: 'required', message: 'A code for the reply brings it back to a referral.' }]);
  const replyToken = draft.asksForReply ? replyTokenOf(randomBytes(15)) : null;
  const isOpen = kind === 'cover-page';
  // Who stands in the chart is never called otherwise at the head.
  const shown = patient ? known : given;
  const field = (label: string, value: LetterValues[LetterVariable]): Field[] => (typeof value === 'string' && value ? [{ label, value }] : []);
  const healthNumber = patient ? [patient.health_number, patient.version_code].filter(Boolean).join(' ') : given['patient.healthNumber'];
  const about = [
    ...field(texts.patient, shown['patient.name']), ...field(texts.birthDate, shown['patient.birthDate']), ...field(texts.healthNumber, healthNumber),
  ];
  const letter: Letter = {
    locale,
    letterhead: {
      name: head.organizationName,
      lines: [
        ...head.lines,
        ...(head.phone ? [texts.phone + phoneText(head.phone)] : []),
        ...(head.fax ? [texts.fax + phoneText(head.fax)] : []),
      ],
    },
    date: today,
    recipient: [recipient.name, recipient.clinic, recipient.fax && texts.fax + phoneText(recipient.fax)].filter((line) => line !== null),
    subject: subject || undefined,
    patient: about.length > 0 && !isOpen && kind !== 'misdirected' ? about : undefined,
    body: letterBlocks(body),
    signature: isOpen ? undefined : [actor.displayName, head.organizationName],
    reply: replyToken ? { token: replyToken, note: texts.reply + (answersAt ? texts.replyOnline(answersAt) : '') } : undefined,
  };
  return { letter, logoKey: head.logoKey, templateVersion: template.version, subject, replyToken };
}

/** What the caller knows besides, by names that there are. */
function givenValues({ kind, values }: LetterDraft): LetterValues {
  const wrong = Object.keys(values).filter((name) => !isLetterVariable(name) || !mayName(kind, name));
  if (wrong.length > 0) throw invalid(wrong.map((name) => ({ path: `values.${name}`, code: 'unknown', message: 'A letter of this kind does not name this.' })));
  return values as LetterValues;
}

async function findPatient(tx: Tx, id: string | null) {
  if (!id) return null;
  const row = await tx
    .selectFrom('patient')
    .select(['family_name', 'given_name', 'birth_date', 'health_number', 'version_code'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknownReference('patientId');
  return row;
}

async function findReferral(tx: Tx, id: string | null) {
  if (!id) return null;
  const row = await tx
    .selectFrom('request')
    .leftJoin('modality', 'modality.id', 'request.modality_id')
    .select(['request.received_at', 'modality.name as service'])
    .where('request.id', '=', id)
    .where('request.kind', '=', 'referral')
    .executeTakeFirst();
  if (!row) throw unknownReference('referralId');
  return row;
}
