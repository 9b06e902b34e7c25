import { randomUUID } from 'node:crypto';
import { startingRoles } from '@intake/api/rules';
import type { PdfTemplateFields } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { learnJob } from '../../modules/pdfTemplate/learnForm.ts';
import { loadFiled } from '../../modules/pdfTemplate/filedFaxes.ts';
import { createPdfTemplateService } from '../../modules/pdfTemplate/pdfTemplate.service.ts';
import { learnForm } from '../../pipeline/extraction/forms/learn.ts';
import type { Receiver } from '../../pipeline/receive.ts';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import { demoNumber } from '../clinic.ts';
import { addReferrers } from '../directory.ts';
import { toFax } from '../fax/index.ts';
import { accessSheet, collines, senderOf, willowbrook, type AccessForm } from './accessSheet.ts';
import { insertFiledSheet, type SheetParts } from './filedSheet.ts';

export interface DemoFormParts extends SheetParts {
  receiver: Receiver;
  links: FileLinks;
}

/** Sheets that came in the last days: enough to learn from, and to try a template on. */
const filed = [{ form: willowbrook, seeds: [7101, 7102, 7103, 7104, 7105] }, { form: collines, seeds: [7201, 7202, 7203] }];
/** Of this morning, for the template to read. */
const nextSeed = 7110;
const idOf = (seed: number) => `demo-sheet-${seed}`;

/**
 * Two senders with forms of their own. Of one a template is on, was tried on what was filed, and reads the sheet that
 * comes now; of the other a template is proposed, since staff have corrected its sheets. Once, however often it starts.
 * Throws the reason of `signal` after the sheet that is under way; the next start goes on there.
 */
export async function makeDemoForms(parts: DemoFormParts, organizationId: string, signal: AbortSignal): Promise<void> {
  const { database, documents, receiver } = parts;
  if (await database.asService(organizationId, (tx) => arrived(tx, nextSeed))) return;
  const administrator = await administratorOf(database, organizationId);
  const [ours = [], theirs = []] = await Promise.all(filed.map(({ form, seeds }) => fileSheets(parts, administrator, form, seeds, signal)));
  signal.throwIfAborted();
  await switchOn(parts, administrator, willowbrook, ours);
  await database.asService(organizationId, (tx) => enqueue(tx, { kind: learnJob, organizationId, faxId: theirs[0]!, priority: 9 }));
  const next = await accessSheet(willowbrook, nextSeed);
  const bytes = await toFax(documents, { bytes: next.pdf }, { resolution: 'fine', skewDegrees: 0.4, noise: 0.1, seed: nextSeed });
  await receiver.receive({ organizationId, source: 'demo', actor: systemActor(organizationId), providerFaxId: idOf(nextSeed), from: willowbrook.fax, to: demoNumber, originalName: 'sheet.tif' }, bytes);
}

const arrived = (tx: Tx, seed: number) => tx.selectFrom('fax').select('id').where('source', '=', 'demo').where('provider_fax_id', '=', idOf(seed)).executeTakeFirst();

async function fileSheets(parts: DemoFormParts, { organizationId, userId }: Actor, form: AccessForm, seeds: readonly number[], signal: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, seed] of seeds.entries()) {
    const there = await parts.database.asService(organizationId, (tx) => arrived(tx, seed));
    if (there) {
      ids.push(there.id);
      continue;
    }
    signal.throwIfAborted();
    const letter = await accessSheet(form, seed);
    const physicianId = await parts.database.asService(organizationId, (tx) => physicianOf(tx, organizationId, form, letter.facts));
    ids.push(await insertFiledSheet(parts, { organizationId, form, letter, id: idOf(seed), daysAgo: at + 1, filedBy: userId, physicianId }));
  }
  return ids;
}

/** Who fills in the sheets, with their clinic, made with the first of them. */
async function physicianOf(tx: Tx, organizationId: string, form: AccessForm, facts: Parameters<typeof addReferrers>[2][number]): Promise<string> {
  const { licence } = senderOf(form);
  const find = () => tx.selectFrom('physician').select('id').where('organization_id', '=', organizationId).where('licence_number', '=', licence).executeTakeFirst();
  const there = await find();
  if (there) return there.id;
  await addReferrers(tx, organizationId, [facts]);
  return (await find())!.id;
}

/** Learnt, drawn up, tried and published as a person would. */
async function switchOn({ database, links }: DemoFormParts, actor: Actor, form: AccessForm, faxIds: readonly string[]): Promise<void> {
  const faxes = await database.asService(actor.organizationId, (tx) => loadFiled(tx, faxIds));
  const learned = learnForm(faxes, { least: 3, today: new Date().toISOString().slice(0, 10) });
  if (!learned) throw new Error(`nothing was learnt of the sheets of ${form.name}`);
  const { aspect, anchors, zones } = learned.shape;
  const templates = createPdfTemplateService({ database, links });
  if ((await templates.list(actor)).some(({ name }) => name === form.title)) return;
  const { id } = await templates.create(actor, {
    name: form.title, faxNumbers: [form.fax], clinicId: null, documentType: 'referral', sample: { faxId: faxIds[0]!, page: learned.page }, aspect, anchors, zones,
  } as PdfTemplateFields);
  await templates.try(actor, id);
  const { version } = await templates.get(actor, id);
  await templates.switch(actor, { id, version, on: true });
}

async function administratorOf(database: Database, organizationId: string): Promise<Actor> {
  const { user_id: userId, display_name: displayName } = await database.asService(organizationId, (tx) =>
    tx
      .selectFrom('mapping')
      .innerJoin('app_user', 'app_user.id', 'mapping.user_id')
      .innerJoin('role', 'role.id', 'mapping.role_id')
      .select(['mapping.user_id', 'app_user.display_name'])
      .where('mapping.organization_id', '=', organizationId)
      .where('role.name', '=', 'Administrator')
      .where('app_user.is_super_admin', '=', false)
      .executeTakeFirstOrThrow(),
  );
  return {
    userId, displayName, organizationId, sessionId: randomUUID(), permissions: new Set(startingRoles.Administrator), isSuperAdmin: false, isPhysician: false, organizationIds: [organizationId],
  };
}
