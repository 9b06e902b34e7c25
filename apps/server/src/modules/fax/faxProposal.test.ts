import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileFax } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createFaxService, type FaxService } from './fax.service.ts';
import { createUndo } from './faxUndo.service.ts';

let clinic: TestClinic;
let faxes: FaxService;
let undo: ReturnType<typeof createUndo>;
let clerk: Actor;
let patientId: string;
let otherId: string;
let modalityId: string;

beforeAll(async () => {
  clinic = await createTestClinic();
  const parts = { ...clinic, links: createFileLinks(Buffer.alloc(32, 1), systemClock), clock: systemClock };
  faxes = createFaxService(parts);
  undo = createUndo(parts);
  clerk = actorOf(clinic);
  const insert = async (text: string) => (await clinic.sql<{ id: string }>(text, [clinic.organization.id]))[0]!.id;
  patientId = await insert("insert into patient (organization_id, family_name) values ($1, 'Okafor') returning id");
  otherId = await insert("insert into patient (organization_id, family_name) values ($1, 'Tremblay') returning id");
  modalityId = await insert("insert into modality (organization_id, name) values ($1, 'Echocardiogram') returning id");
});
afterAll(() => clinic.close());

/** A fax that was read with certainty, but for what is said of a field. */
async function makeRead(uncertain: Record<string, number> = {}) {
  const [fax] = await clinic.sql<{ id: string; version: number }>(
    `insert into fax (organization_id, source, sha256, size, status, document_type, reason)
     values ($1, 'upload', gen_random_uuid()::text, 1, 'ready', 'referral', 'Chest pain') returning id, version`,
    [clinic.organization.id],
  );
  for (const [field, value] of Object.entries({ documentType: 'referral', reason: 'Chest pain', urgency: 'urgent', service: 'echocardiogram' }))
    await clinic.sql("insert into extraction (organization_id, fax_id, field, value, confidence, source) values ($1, $2, $3, $4, $5, 'rule')", [
      clinic.organization.id, fax!.id, field, value, uncertain[field] ?? 0.95,
    ]);
  await clinic.sql("insert into candidate (organization_id, fax_id, kind, patient_id, score, chosen) values ($1, $2, 'patient', $3, 0.9, true)", [
    clinic.organization.id, fax!.id, patientId,
  ]);
  return fax!;
}

const asRead = { documentType: 'referral', priority: 'urgent', physicianId: null, nextStep: 'file', reason: 'Chest pain', note: null } as const;
const unchangedOf = async (id: string) => (await clinic.sql<{ filed_unchanged: boolean | null }>('select filed_unchanged from fax where id = $1', [id]))[0]!.filed_unchanged;

test.each<[string, Partial<FileFax>, Record<string, number>, boolean]>([
  ['as it was read', {}, {}, true],
  ['with a note', { note: 'Called back' }, {}, true],
  ['with another next step', { nextStep: 'referral' }, {}, true],
  ['as another type', { documentType: 'consult-report' }, {}, false],
  ['with another urgency', { priority: 'routine' }, {}, false],
  ['with another reason', { reason: 'Chest pain, worse' }, {}, false],
  ['for somebody else', { patientId: 'other' }, {}, false],
  ['with a type that was no more than a suggestion', {}, { documentType: 0.5 }, false],
  ['without the service that was read', { modalityId: null }, {}, false],
])('a fax that is filed %s', async (_, change, uncertain, isUnchanged) => {
  const fax = await makeRead(uncertain);
  const draft = { faxId: fax.id, version: fax.version, ...asRead, patientId, modalityId, ...change };
  await faxes.file(clerk, { ...draft, patientId: change.patientId === 'other' ? otherId : draft.patientId });
  expect(await unchangedOf(fax.id)).toBe(isUnchanged);
});

test('what a person said before it was filed is a change', async () => {
  const fax = await makeRead();
  const { version } = await faxes.route(clerk, { faxId: fax.id, version: fax.version, documentType: 'consult-report' });
  await faxes.file(clerk, { faxId: fax.id, version, ...asRead, documentType: 'consult-report', patientId, modalityId });
  expect(await unchangedOf(fax.id)).toBe(false);
});

test('taken back, a filing as proposed is remembered as an error of the proposal, and the fax is asked of anew', async () => {
  const fax = await makeRead();
  await faxes.file(clerk, { faxId: fax.id, version: fax.version, ...asRead, patientId, modalityId });
  const [action] = await faxes.actions(clerk);
  await undo(clerk, action!.id);
  expect(await unchangedOf(fax.id)).toBeNull();
  expect(await clinic.sql('select filed_by from filing_correction where fax_id = $1', [fax.id])).toEqual([{ filed_by: clerk.userId }]);
});
