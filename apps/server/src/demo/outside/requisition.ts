import { randomUUID } from 'node:crypto';
import type { RequisitionContent } from '@intake/api/contract';
import { documentLimit } from '../../pipeline/limits.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { printWritable } from '../../platform/letters/printWritable.ts';
import { composeRequisition } from '../../modules/requisition/composeRequisition.ts';
import { letIn } from '../../modules/requisition/letIn.ts';
import { findPage } from '../../modules/requisition/requisition.store.ts';
import { newReference } from '../../modules/request/requestSave.service.ts';

/** Invented, as everything in the demo. */
const content: Omit<RequisitionContent, 'serviceId'> = {
  priority: 'urgent',
  reason: 'New murmur, short of breath on stairs for three weeks. Echocardiogram and opinion, please.',
  history: 'Hypertension. Ramipril 5 mg, amlodipine 5 mg. No known allergies.',
  patient: {
    familyName: 'Abernathy', givenName: 'Rosalind', birthDate: '1957-08-21', sex: 'female', healthNumber: '9876543217', versionCode: 'RB', province: 'ON',
    phone: '+16135550163', email: null, address: '88 Sycamore Row, Ottawa ON K2P 1A4',
  },
  referrer: { name: 'Dr. Amara Nwosu', billingNumber: '204518', clinicName: 'Glebe Family Practice', phone: '+16135550171', fax: '+16135550172' },
  files: [],
};

/** The demo clinic takes referrals from the web, for all that it does. */
export async function openDemoPage(tx: Tx, organizationId: string): Promise<void> {
  await tx
    .insertInto('requisition_page')
    .values({ organization_id: organizationId, address: 'riverbend', is_on: true, note: 'A demo: whatever you send stays on this machine. Invent your patients.' })
    .execute();
  const services = await tx.selectFrom('modality').select('id').where('organization_id', '=', organizationId).execute();
  await tx.insertInto('requisition_service').values(services.map(({ id }) => ({ organization_id: organizationId, modality_id: id }))).execute();
}

/** Somebody has referred a patient there; once, however often the demo starts. */
export async function sendRequisition({ database, files, clock }: { database: Database; files: Files; clock: Clock }, organizationId: string): Promise<void> {
  const page = await database.asService(organizationId, async (tx) =>
    (await tx.selectFrom('requisition').select('id').limit(1).executeTakeFirst()) ? undefined : findPage(tx, organizationId),
  );
  const [service] = page?.services ?? [];
  if (!page || !service) return;
  const reference = newReference();
  const receivedAt = clock.now();
  const sent = { ...content, serviceId: service.id };
  const paper = composeRequisition({ locale: page.locale, clinicName: page.name, timeZone: page.timeZone, serviceName: service.name, reference, receivedAt, content: sent, fileNames: [] });
  const printed = await files.put(organizationId, (await printWritable(paper)).bytes, documentLimit);
  await letIn({ database, files, clock }, { organizationId, ticket: randomUUID(), hash: '0'.repeat(64), reference, receivedAt, content: sent, printed, kept: [] });
}
