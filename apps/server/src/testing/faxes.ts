import { PDFDocument, StandardFonts } from 'pdf-lib';
import { vi } from 'vitest';
import type { Actor } from '../kernel/actor.ts';
import { createRenderStage } from '../pipeline/render.ts';
import { createReadStage } from '../pipeline/read.ts';
import { systemActor } from '../platform/audit/audit.ts';
import { documents } from './documents.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import type { Permission } from '@intake/api/rules';
import type { TestClinic } from './clinic.ts';
import { patiently } from './patiently.ts';

/** A typed PDF, one text a page: it brings its words along, so that nothing has to be recognised. */
export async function makePdf(pages: string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of pages) document.addPage([612, 792]).drawText(text, { x: 72, y: 700, size: 14, font, lineHeight: 20 });
  return document.save();
}

/** Receives a PDF and takes it through the stages that need no recognition; it is then ready. */
export async function makeReadyFax(clinic: TestClinic, pages: string[]): Promise<string> {
  const { database, files, organization, receiver } = clinic;
  const { faxId } = await receiver.receive(
    { organizationId: organization.id, source: 'upload', actor: systemActor(organization.id), from: '+14165550142', originalName: 'letter.pdf' },
    await makePdf(pages),
  );
  const ocr = { engine: 'none', parallel: 1, read: () => Promise.reject(new Error('typed pages need no reading')), close: () => Promise.resolve() };
  const worker = await startWorker({
    database,
    log: createLog('error'),
    handlers: {
      render: { concurrency: 1, run: createRenderStage({ database, files, documents }), onFailed: () => Promise.resolve() },
      read: { concurrency: 1, run: createReadStage({ database, files, ocr }), onFailed: () => Promise.resolve() },
    },
    pollSeconds: 0.05,
  });
  await vi.waitFor(
    async () => {
      const [job] = await clinic.sql("select id from job where fax_id = $1 and kind = 'extract'", [faxId]);
      if (!job) throw new Error('not read yet');
    },
    patiently,
  );
  await worker.stop(5);
  await clinic.sql("update fax set status = 'ready', stage = null where id = $1", [faxId]);
  return faxId;
}

export const actorOf = (clinic: TestClinic, more: Partial<Actor> = {}): Actor => ({
  ...clinic.organization.member,
  sessionId: '00000000-0000-4000-8000-000000000000',
  displayName: 'Test Clerk',
  permissions: new Set<Permission>(['faxes.read', 'faxes.triage', 'search', 'patients.read', 'patients.write']),
  isSuperAdmin: false,
  isPhysician: false,
  organizationIds: [clinic.organization.id],
  ...more,
});

/** Another member of the same organisation. */
export async function makeColleague(clinic: TestClinic): Promise<Actor> {
  const [row] = await clinic.sql<{ id: string }>(
    "insert into app_user (id, email, display_name) values (gen_random_uuid(), 'colleague@example.org', 'Other Clerk') returning id",
  );
  const userId = row?.id ?? '';
  await clinic.sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [
    userId, clinic.organization.id, clinic.organization.roleId,
  ]);
  return actorOf(clinic, { userId, displayName: 'Other Clerk' });
}
