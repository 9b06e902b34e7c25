import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClinicFields } from '@intake/api/contract';
import { MailNotTaken, type Mail, type Mailer } from '../../platform/mail/mail.port.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createPhysicianService } from '../physician/physician.service.ts';
import { createClinicService } from './clinic.service.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
});
afterAll(() => clinic.close());

const fields: ClinicFields = { name: 'Elm Street Clinic', kind: 'referring', faxNumbers: [], phone: null, email: null, address: null, note: null };
const make = (mailer?: Mailer) => createClinicService({ database: clinic.database, mailer });

test('clinics are made, changed, found by words of their names and removed', async () => {
  const [clinics, clerk] = [make(), actorOf(clinic)];
  const { id } = await clinics.create(clerk, { ...fields, name: 'Clinique Sainte-Geneviève' });
  await clinics.create(clerk, fields);
  const names = async (name?: string) => (await clinics.list(clerk, { name, limit: 10 })).items.map((one) => one.name);
  expect(await names()).toEqual(['Clinique Sainte-Geneviève', 'Elm Street Clinic']);
  expect(await names('genev')).toEqual(['Clinique Sainte-Geneviève']);
  expect(await names('clini')).toHaveLength(2);
  expect(await names('street el')).toEqual(['Elm Street Clinic']);
  expect(await names('genev street')).toEqual([]);
  expect(await names('—')).toEqual([]);

  expect(await clinics.update(clerk, { ...fields, id, version: 1, name: 'Clinique du Port', kind: 'partner' })).toMatchObject({ version: 2, kind: 'partner' });
  expect(await names('port')).toEqual(['Clinique du Port']);
  await clinics.remove(clerk, { id, version: 2 });
  expect(await names()).toEqual(['Elm Street Clinic']);
  const trail = await clinic.sql("select action from audit_event where entity = 'clinic' and entity_id = $1 order by sequence", [id]);
  expect(trail).toEqual([{ action: 'C' }, { action: 'U' }, { action: 'D' }]);
});

test('a clinic where a physician works is not removed, and another organisation has no part in it', async () => {
  const [clinics, clerk] = [make(), actorOf(clinic)];
  const place = await clinics.create(clerk, fields);
  await createPhysicianService(clinic.database).create(clerk, {
    familyName: 'Osei', givenName: '', licenceNumber: null, billingNumber: null, province: null, specialty: null, isInternal: false,
    sites: [{ clinicId: place.id, clinicName: null, faxNumber: null, phone: null }],
  });
  await expect(clinics.remove(clerk, { id: place.id, version: 1 })).rejects.toMatchObject({ code: '23503' });
  const other = await createOrganization(clinic, ['patients.read', 'patients.write']);
  const stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  expect((await clinics.list(stranger, { limit: 10 })).items).toEqual([]);
  await expect(clinics.update(stranger, { ...fields, id: place.id, version: 1 })).rejects.toMatchObject({ status: 404 });
  await expect(clinics.remove(stranger, { id: place.id, version: 1 })).rejects.toMatchObject({ status: 404 });
});

test('a member without the right changes no clinic by SQL either', async () => {
  const clerk = actorOf(clinic);
  const { id } = await make().create(clerk, fields);
  const [reader] = await clinic.sql<{ id: string }>("insert into role (organization_id, name, permissions) values ($1, 'Reads', '{patients.read}') returning id", [clinic.organization.id]);
  const [person] = await clinic.sql<{ id: string }>("insert into app_user (id, email, display_name) values (gen_random_uuid(), 'reads@example.org', 'Reads') returning id");
  await clinic.sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [person!.id, clinic.organization.id, reader!.id]);
  const asReader = { ...clerk, userId: person!.id };
  await clinic.database.asUser(asReader, async (tx) => {
    expect(await tx.selectFrom('clinic').select('id').where('id', '=', id).execute()).toHaveLength(1);
    expect(await tx.updateTable('clinic').set({ name: 'Mine' }).where('id', '=', id).executeTakeFirst()).toMatchObject({ numUpdatedRows: 0n });
    expect(await tx.deleteFrom('clinic').where('id', '=', id).executeTakeFirst()).toMatchObject({ numDeletedRows: 0n });
  });
});

test('a mail to a clinic says who writes, is told of with its outcome, and its text stays out of the trail', async () => {
  const clerk = actorOf(clinic);
  const sent: Mail[] = [];
  const clinics = make({ send: (mail) => Promise.resolve(void sent.push(mail)) });
  const { id } = await clinics.create(clerk, { ...fields, email: 'office@elm.example' });
  expect(await clinics.sendEmail(clerk, { clinicId: id, subject: 'Our hours', text: 'We open at nine.' })).toEqual({ recipient: 'office@elm.example', outcome: 'sent' });
  expect(sent).toMatchObject([{ to: 'office@elm.example', subject: 'Our hours' }]);
  expect(sent[0]!.text).toMatch(/^We open at nine\.\n\nTest Clerk\n/);

  const refusing = make({ send: () => Promise.reject(new MailNotTaken('unreachable', null)) });
  expect(await refusing.sendEmail(clerk, { clinicId: id, subject: 'Our hours', text: 'We open at nine.' })).toMatchObject({ outcome: 'unreachable' });
  expect(await clinic.sql("select action, outcome, detail from audit_event where entity = 'clinic-mail' and entity_id = $1 order by sequence", [id])).toEqual([
    { action: 'E', outcome: 'success', detail: { outcome: 'sent' } },
    { action: 'E', outcome: 'failure', detail: { outcome: 'unreachable' } },
  ]);
});

test('a clinic without an address, or a server without mail, sends nothing and says why', async () => {
  const clerk = actorOf(clinic);
  const mail = { subject: 'Our hours', text: 'We open at nine.' };
  const { id } = await make().create(clerk, fields);
  await expect(make({ send: () => Promise.resolve() }).sendEmail(clerk, { clinicId: id, ...mail })).rejects.toMatchObject({ code: 'no-address' });
  await expect(make().sendEmail(clerk, { clinicId: id, ...mail })).rejects.toMatchObject({ code: 'no-mail-server' });
});
