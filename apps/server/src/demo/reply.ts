import { registerName } from '@intake/api/rules';
import { setTimeout } from 'node:timers/promises';
import type { Receiver } from '../pipeline/receive.ts';
import { systemActor } from '../platform/audit/audit.ts';
import type { Database } from '../platform/database/database.port.ts';
import type { Documents } from '../platform/documents/document.port.ts';
import type { Files } from '../platform/files/files.port.ts';
import { printLetter } from '../platform/letters/printLetter.ts';
import { toFax } from './fax/index.ts';

export interface DemoReplyParts {
  database: Database;
  files: Files;
  documents: Documents;
  receiver: Receiver;
}

/** Stands for the provider's id, so that a second start does not send it again. */
const replyId = 'demo-reply';
/** Seconds between two looks at whether the letter has arrived; one that does not, such as without a line, is answered by nobody. */
const lookSeconds = 5;

/**
 * Once the letter that asks for what a referral lacks has arrived, whoever referred faxes its page back with what was
 * missing, by a standard fax and a little crooked. Ends early, and without an error, when somebody aborts.
 */
export async function sendReply({ database, files, documents, receiver }: DemoReplyParts, organizationId: string, signal: AbortSignal): Promise<void> {
  const asked = await waitForLetter(database, organizationId, signal);
  if (!asked) return;
  const letter = await files.read(asked.file_key);
  const results = await printLetter({
    locale: 'en',
    letterhead: { name: asked.clinic_name ?? 'Family practice', lines: [] },
    date: '',
    recipient: [],
    subject: 'ECG and medication list',
    patient: [
      { label: 'Patient', value: registerName({ familyName: asked.family_name, givenName: asked.given_name }) },
      ...(asked.birth_date ? [{ label: 'Date of birth', value: asked.birth_date }] : []),
      ...(asked.health_number ? [{ label: 'Health number', value: asked.health_number }] : []),
    ],
    body: [
      { kind: 'paragraph', text: 'ECG: sinus rhythm, 76 a minute, no acute changes.' },
      { kind: 'list', items: ['Ramipril 5 mg once a day', 'Salbutamol as needed'] },
    ],
  });
  const pages = await documents.compose([letter, results.bytes].map((bytes) => ({ source: { bytes }, pageNumber: 1, rotation: 0 })));
  const fax = await toFax(documents, { bytes: pages }, { resolution: 'standard', skewDegrees: 0.7, seed: 4200 });
  if (signal.aborted) return;
  await receiver.receive(
    { organizationId, source: 'demo', actor: systemActor(organizationId), providerFaxId: replyId, from: asked.recipient_fax ?? undefined, to: asked.from_number ?? undefined, originalName: 'reply.tif' },
    fax,
  );
}

async function waitForLetter(database: Database, organizationId: string, signal: AbortSignal) {
  for (;;) {
    const { isSent, letter } = await database.asService(organizationId, async (tx) => ({
      isSent: (await tx.selectFrom('fax').select('id').where('provider_fax_id', '=', replyId).executeTakeFirst()) !== undefined,
      letter: await tx
        .selectFrom('letter')
        .innerJoin('patient', 'patient.id', 'letter.patient_id')
        .leftJoin('physician', 'physician.id', 'letter.physician_id')
        .innerJoin('fax_delivery', 'fax_delivery.letter_id', 'letter.id')
        .innerJoin('fax', 'fax.id', 'fax_delivery.fax_id')
        .select([
          'letter.file_key', 'letter.recipient_fax', 'patient.family_name', 'patient.given_name', 'patient.birth_date', 'patient.health_number', 'physician.clinic_name',
          'fax.from_number', 'fax_delivery.status',
        ])
        .where('letter.reply_token', 'is not', null)
        .orderBy('letter.created_at')
        .limit(1)
        .executeTakeFirst(),
    }));
    if (isSent || !letter || signal.aborted) return null;
    if (letter.status === 'delivered') return letter;
    if (letter.status === 'failed' || letter.status === 'cancelled') return null;
    await setTimeout(lookSeconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}
