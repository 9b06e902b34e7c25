import type { LetterDraft, RequestSummary } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import { createJobHandlers } from '../application.ts';
import type { Actor } from '../kernel/actor.ts';
import { createLetterService } from '../modules/letter/letter.service.ts';
import { createPaperReplyService } from '../modules/request/reply/paperReply.service.ts';
import { createRequestService } from '../modules/request/request.service.ts';
import { createRequestActions } from '../modules/request/requestAction.service.ts';
import { createRequestSaving } from '../modules/request/requestSave.service.ts';
import { systemActor } from '../platform/audit/audit.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { documents } from './documents.ts';
import { createDownload } from '../platform/download/download.ts';
import { createFileLinks } from '../platform/files/fileLinks.ts';
import { createMessageLinks } from '../platform/links/messageLinks.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import type { Ocr } from '../platform/ocr/ocr.port.ts';
import { storedNameKeys } from '../platform/search/names.ts';
import type { TestDatabase } from './database.ts';
import { createTestClinic } from './clinic.ts';
import { actorOf } from './faxes.ts';

const rights: Permission[] = ['messages.send', 'messages.read', 'faxes.read', 'faxes.triage', 'patients.read', 'patients.write', 'search', 'requests.read', 'requests.write'];

export interface ReplyPatient {
  family: string;
  given: string;
  /** ISO 8601. */
  birthDate: string;
  healthNumber: string | null;
}

export type ReplyDesk = Awaited<ReturnType<typeof openReplyDesk>>;

/** A clinic that asks by letter for what a referral lacks, with the whole pipeline for what comes back. */
export async function openReplyDesk({ ocr, database }: { ocr: Ocr; database?: TestDatabase }) {
  const clinic = await createTestClinic(database);
  await clinic.sql('update role set permissions = $1', [rights]);
  const clock = systemClock;
  const parts = {
    ...clinic, documents, clock, links: createFileLinks(Buffer.from('a secret of this test'), clock),
    messageLinks: createMessageLinks(Buffer.from('a secret of this test'), 'https://intake.example'),
    telephony: undefined, voice: undefined, socketSecret: '', mailer: undefined, download: createDownload({ allowedHosts: [] }),
    setup: undefined as never, // asked by routes alone
  };
  const worker = await startWorker({ database: clinic.database, log: createLog('error'), handlers: createJobHandlers(parts, ocr), pollSeconds: 0.05 });
  const actor: Actor = actorOf(clinic, { permissions: new Set(rights) });
  const [letters, saving, actions] = [createLetterService(parts), createRequestSaving(parts), createRequestActions(parts)];
  const insert = async (text: string, values: unknown[]) => (await clinic.sql<{ id: string }>(text, [clinic.organization.id, ...values]))[0]!.id;

  return {
    ...clinic,
    documents,
    actor,
    requests: createRequestService(parts),
    actions,
    replies: createPaperReplyService(parts),

    addPatient: ({ family, given, birthDate, healthNumber }: ReplyPatient) =>
      insert("insert into patient (organization_id, family_name, given_name, birth_date, health_number, province, name_keys) values ($1, $2, $3, $4, $5, 'ON', $6) returning id", [
        family, given, birthDate, healthNumber, storedNameKeys(family, given),
      ]),
    addPhysician: (family: string, fax: string) =>
      insert('insert into physician (organization_id, family_name, given_name, fax_numbers, name_keys) values ($1, $2, $3, $4, $5) returning id', [family, 'Ada', [fax], storedNameKeys(family, 'Ada')]),

    /** A referral that waits for what its letter asked for, and the letter. */
    ask: async (patientId: string, physicianId: string | null, { recipientName = 'Dr. Hélène Côté', fax = '+14165550142' } = {}) => {
      const made = await saving.saveReferral(actor, {
        id: null, version: null, faxId: null, patientId, physicianId, modalityId: null, locationId: null, priority: 'routine', category: null, reason: 'Murmur', note: null, missing: [],
      });
      const referral: RequestSummary = await actions.act(actor, { id: made.id, version: made.version, event: 'ask', missing: ['ecg', 'medication'], note: null });
      const draft: LetterDraft = {
        kind: 'information-missing', locale: 'en', recipient: { physicianId, name: recipientName, clinic: 'Elm Street Family Practice', fax }, patientId, referralId: made.id,
        values: { 'referral.missing': ['ECG', 'Medication list'], 'referral.service': 'Echocardiogram' }, wording: null, asksForReply: true,
      };
      const { id, replyToken } = await letters.create(actor, draft);
      const [row] = await clinic.sql<{ file_key: string }>('select file_key from letter where id = $1', [id]);
      return { referral, letterId: id, token: replyToken!, bytes: await clinic.files.read(row!.file_key) as Uint8Array };
    },

    receive: async (bytes: Uint8Array, from: string | null): Promise<string> =>
      (await clinic.receiver.receive({ organizationId: clinic.organization.id, source: 'telnyx', actor: systemActor(clinic.organization.id), from: from ?? undefined }, bytes)).faxId,

    /** Whether the pipeline is through with a fax. */
    isDone: async (faxId: string): Promise<boolean> => {
      const [fax] = await clinic.sql<{ status: string }>('select status from fax where id = $1', [faxId]);
      return fax?.status === 'ready' || fax?.status === 'failed';
    },

    stop: async () => {
      await worker.stop(5);
      await clinic.close();
    },
  };
}
