import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { veloxContract, type CreatedReferral, type PartnerAppointment } from '@intake/api/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverWith } from '../../../http/http.fixtures.ts';
import { freePort } from '../../../platform/processes/freePort.ts';
import { createTestClinic, type TestClinic } from '../../../testing/clinic.ts';
import { openPartnerRoutes } from '../../../testing/partner/partnerRoutes.ts';
import { newPair } from '../../../testing/partner/partners.ts';
import { searchesOf } from '../../fhir/rest/fhirQuery.ts';
import { kinds } from '../../fhir/rest/kinds/kinds.ts';
import { readKey } from '../partnerKey.ts';

let clinic: TestClinic;
let made: Awaited<ReturnType<typeof openPartnerRoutes>>;
let app: FastifyInstance;
let url: string;
let page: string;
const insert = async (text: string, ...values: unknown[]) => (await clinic.sql<{ id: string }>(`${text} returning id`, [clinic.organization.id, ...values]))[0]!.id;

beforeAll(async () => {
  clinic = await createTestClinic();
  const port = await freePort('127.0.0.1');
  url = `http://127.0.0.1:${port}`;
  made = await openPartnerRoutes({ siteUrl: url });
  app = await serverWith({ routes: made.routes(clinic.database) });
  await app.listen({ port, host: '127.0.0.1' });
  page = await (await fetch(`${url}/api/velox/guide/`)).text();
});
afterAll(async () => {
  await app.close();
  await clinic.close();
  await rm(made.folder, { recursive: true, force: true });
});

const plain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('every call stands in the guide with all that it takes', () => {
  for (const [name, { path }] of Object.entries(veloxContract)) {
    expect(page).toContain(`id="${name}"`);
    expect(page).toContain(path);
  }
  for (const field of ['patient.birthDate', 'documents[].content', 'items[].startsAt', 'isRepeated', 'clinicId']) expect(page).toContain(`<code>${field}</code>`);
  expect(page).toMatch(/<code>reference<\/code><\/td><td[^>]*>string, 100 characters at most/);
  for (const kind of kinds) for (const search of Object.keys(searchesOf(kind))) expect(page).toMatch(new RegExp(`<td[^>]*><code>${kind.type}</code></td><td[^>]*>[^\\n]*<code>${search}</code>`));
  expect(page).not.toContain('undefined');
});

/** What a stranger does who has read nothing but the page. */
test('the client of the guide signs in with its key, refers once although it sends twice, and sees its appointment', async () => {
  const pair = newPair();
  const { kid, algorithm, jwk, thumbprint } = await readKey(pair.pem);
  const clientId = await insert("insert into partner (organization_id, name, scopes, permissions) values ($1, 'Stranger', $2, '{requests.read,requests.write,appointments.read}')", [
    'velox/referrals.write', 'velox/appointments.read', 'velox/directory.read',
  ]);
  await insert('insert into partner_key (organization_id, partner_id, kid, label, algorithm, jwk, thumbprint) values ($1, $2, $3, $4, $5, $6, $7)', clientId, kid, 'Key', algorithm, jwk, thumbprint);
  await insert("insert into modality (organization_id, name) values ($1, 'Echocardiogram')");
  const example = plain(/<pre id="example"[^>]*><code>([\s\S]*?)<\/code>/.exec(page)![1]!);
  const file = join(clinic.folder, 'client.mjs');
  const keyFile = join(clinic.folder, 'private.pem');
  await writeFile(file, example);
  await writeFile(keyFile, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const run = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [file], { env: { INTAKE_URL: url, CLIENT_ID: clientId, KEY_ID: kid, KEY_FILE: keyFile } });
    return JSON.parse(stdout) as { first: CreatedReferral; second: CreatedReferral; appointments: PartnerAppointment[] };
  };
  const { first, second, appointments } = await run();
  expect(second).toEqual({ ...first, isRepeated: true });
  expect([first.isRepeated, appointments]).toEqual([false, []]);
  expect(await clinic.sql('select id from request')).toEqual([{ id: first.referralId }]);
  const type = await insert("insert into visit_type (organization_id, name, minutes) values ($1, 'Echo', 30)");
  const [physician, patient] = [await insert("insert into physician (organization_id, family_name) values ($1, 'Healer')"), await insert("insert into patient (organization_id, family_name) values ($1, 'Example')")];
  await clinic.sql(
    `insert into appointment (organization_id, status, visit_type_id, location_id, physician_id, patient_id, request_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local)
     select $1, 'booked', $2, location.id, $3, $4, $5, t.at, t.at + interval '30 minutes', t.at, t.at + interval '30 minutes', 'America/Toronto', t.at at time zone 'America/Toronto'
     from location, (values (timestamptz '2027-03-01T15:00:00Z')) t (at) where organization_id = $1`,
    [clinic.organization.id, type, physician, patient, first.referralId],
  );
  expect((await run()).appointments).toMatchObject([{ referralId: first.referralId, reference: 'EXAMPLE-1', startsAt: '2027-03-01T15:00:00.000Z', status: 'booked', visitType: 'Echo', practitioner: 'Healer' }]);
});
