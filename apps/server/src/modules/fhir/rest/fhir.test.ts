import { createRequire } from 'node:module';
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { Client } from 'fhir-kit-client';
import { partnerScopes, type FhirScope } from '@intake/api/rules';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../../auth/auth.fixtures.ts';
import { documentLimit } from '../../../pipeline/limits.ts';
import { newAdministrator, type Administrator } from '../../../testing/administrator.ts';
import { fillForFhir } from '../../../testing/partner/fhirRecords.ts';
import { openPartnerRoutes } from '../../../testing/partner/partnerRoutes.ts';
import { newPartner, type TestPartner } from '../../../testing/partner/partners.ts';
import { searchCounts } from './searchCounts.fixtures.ts';

const Schema = createRequire(import.meta.url)('@asymmetrik/fhir-json-schema-validator') as new () => { validate: (resource: object) => { dataPath: string; message: string }[] | null };
const schema = new Schema();
const faultsOf = (resource: object) => (schema.validate(resource) ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);

interface Bundle {
  resourceType: string;
  total?: number;
  link: { relation: string; url: string }[];
  entry?: { fullUrl: string; resource: { resourceType: string; id: string } & Record<string, unknown>; search: { mode: string } }[];
}

let auth: AuthFixture;
let made: Awaited<ReturnType<typeof openPartnerRoutes>>;
let me: Administrator;
let reader: TestPartner;
let there: Awaited<ReturnType<typeof fillForFhir>>;
const scopes = partnerScopes.filter((scope): scope is FhirScope => scope.startsWith('system/'));

beforeAll(async () => {
  made = await openPartnerRoutes();
  auth = await startAuth({ routes: ({ database }) => made.routes(database) });
  me = await newAdministrator(auth);
  const file = await made.files.put(me.organization.id, Buffer.from('%PDF-1.4 '), documentLimit);
  there = await fillForFhir(auth, me.organization.id, me.id, file.key);
  const other = await newAdministrator(auth);
  await fillForFhir(auth, other.organization.id, other.id, file.key);
  reader = await newPartner(auth.url, me, { scopes: [...scopes], name: 'Health Record' });
});
afterAll(async () => {
  await auth.stop();
  await rm(made.folder, { recursive: true, force: true });
});

const get = async <Answer = Bundle>(path: string) => (await reader.ask<Answer>('GET', `/fhir/${path}`)).body;
const idsIn = ({ entry = [] }: Bundle) => entry.filter(({ search }) => search.mode === 'match').map(({ resource }) => resource.id);

const counts = () => searchCounts(there, auth.url);

interface Capability {
  rest: { resource: { type: string; interaction: { code: string }[]; searchParam?: { name: string; type: string }[] }[] }[];
}

test('what the CapabilityStatement lists is what the searches below are', async () => {
  const statement = (await (await fetch(`${auth.url}/fhir/metadata`)).json()) as Capability;
  // The schema is that of 4.0.0, which cannot know the version after it.
  expect(faultsOf({ ...statement, fhirVersion: '4.0.0' })).toEqual([]);
  const listed = statement.rest[0]!.resource.map(({ type, searchParam = [] }) => [type, searchParam.map(({ name }) => name).toSorted()]);
  const tried = Object.entries(counts()).map(([type, { searches }]) => [type, Object.keys(searches).toSorted()]);
  expect(Object.fromEntries(listed)).toEqual({ ...Object.fromEntries(tried), Binary: [] });
});

describe('each listed search', () => {
  it('finds as many as a count in the database says, and no more than there are', async () => {
    for (const [type, { from, searches }] of Object.entries(counts())) {
      for (const [name, [value, where]] of Object.entries(searches)) {
        const edge = (await auth.sql<{ edge: string }>('select coalesce(max(sequence), 0) as edge from audit_event where organization_id = $1', [me.organization.id]))[0]!.edge;
        const text = `select count(*)::int as count from ${from} and (${where})`.replaceAll(/\bo\b(?=[ )]|$)/g, `'${me.organization.id}'`).replaceAll('edge', edge);
        const [row] = await auth.sql<{ count: number }>(text);
        const found = await get(`${type}?${name}=${value}&_summary=count`);
        expect([type, name, found.total]).toEqual([type, name, row!.count]);
        // Read page by page they are as many, and none comes twice.
        const ids: string[] = [];
        for (let path: string | undefined = `${type}?${name}=${value}&_count=2`; path && ids.length < 30; ) {
          const page: Bundle = await get(path);
          ids.push(...idsIn(page));
          path = page.link.find(({ relation }) => relation === 'next')?.url.split('/fhir/')[1];
        }
        if (type !== 'AuditEvent') expect([type, name, ids.length]).toEqual([type, name, row!.count]);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  }, 120_000);
});

test('every resource and every bundle stands by the JSON schema of R4, and reads by itself as it was found', async () => {
  for (const type of Object.keys(counts())) {
    const bundle = await get(`${type}?_count=100`);
    expect([type, faultsOf(bundle)]).toEqual([type, []]);
    expect(bundle.entry!.length, type).toBeGreaterThan(1);
    for (const { resource } of bundle.entry!) expect([type, faultsOf(resource)]).toEqual([type, []]);
    const { resource, fullUrl } = bundle.entry![0]!;
    expect(fullUrl).toBe(`https://intake.example/fhir/${type}/${resource.id}`);
    expect(await get<object>(`${type}/${resource.id}`)).toEqual(resource);
  }
  expect(faultsOf({ resourceType: 'Patient', gender: 'unsaid' })).not.toEqual([]);
}, 60_000);

test('references lead to what is there', async () => {
  const bundles = await Promise.all(Object.keys(counts()).filter((type) => type !== 'AuditEvent').map((type) => get(`${type}?_count=100`)));
  const known = new Set(bundles.flatMap(({ entry = [] }) => entry.map(({ resource }) => `${resource.resourceType}/${resource.id}`)));
  const named = bundles.flatMap((bundle) => [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, one]) => one!));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((one) => !known.has(one) && !one.startsWith('Binary/'))).toEqual([]);
});

test('several searches at once narrow down, and commas widen', async () => {
  const [patient] = there.patients;
  expect((await get(`ServiceRequest?patient=${patient}&priority=urgent&_summary=count`)).total).toBe((await auth.sql("select 1 from request where patient_id = $1 and priority = 'urgent' and kind = 'referral'", [patient])).length);
  expect((await get('Patient?birthdate=ge1950-01-02&birthdate=lt1961-11-02&_summary=count')).total).toBe(2);
  expect((await get('Patient?family=Doe,Martel&_summary=count')).total).toBe(2);
});

test('a token with a system is one of that system alone', async () => {
  const [patient] = there.patients;
  const card = (province: string) => `https://fhir.infoway-inforoute.ca/NamingSystem/ca-${province}`;
  const found: [string, number][] = [
    [`Patient?identifier=${card('on-patient-hcn')}|9876543217`, 1], [`Patient?identifier=${card('bc-patient-healthcare-id')}|9876543217`, 0], ['Patient?identifier=http://else.example|9876543217', 0], ['Patient?identifier=|9876543217', 0],
    [`Patient?identifier=${card('on-patient-hcn')}|`, 2], [`Patient?identifier=${card('on-patient-hcn')}|9876543217,${card('bc-patient-healthcare-id')}|9698658215`, 2], ['Patient?identifier=constructor|9876543217', 0],
    ['Patient?gender=http://hl7.org/fhir/administrative-gender|male', 2], ['Patient?gender=http://else.example|male', 0], ['Practitioner?identifier=http://else.example|61234', 0],
    [`Appointment?status=http://hl7.org/fhir/appointmentstatus|booked&patient=${patient}`, 1], ['Invoice?status=http://hl7.org/fhir/invoice-status|nothing', 0],
  ];
  for (const [path, total] of found) expect([path, (await get(`${path}&_summary=count`)).total]).toEqual([path, total]);
  for (const path of ['ServiceRequest?priority=http://hl7.org/fhir/request-priority|urgent', 'ServiceRequest?status=http://hl7.org/fhir/request-status|active', 'Task?status=http://hl7.org/fhir/task-status|in-progress', 'Communication?status=http://hl7.org/fhir/event-status|stopped', 'AuditEvent?action=http://hl7.org/fhir/audit-event-action|R', 'AuditEvent?outcome=http://hl7.org/fhir/audit-event-outcome|0'])
    expect([path, (await get(`${path}&_count=1`)).entry]).toEqual([path, [expect.anything()]]);
});

test('a page of none counts', async () => {
  const { total, entry } = await get('Patient?_count=0');
  expect([total, entry]).toEqual([(await get('Patient?_summary=count')).total, undefined]);
});

test('a document names its pages where there are some', async () => {
  const bundle = await get('DocumentReference?_count=100');
  const named = bundle.entry!.filter(({ resource }) => (resource.content as [{ attachment: { url?: string } }])[0].attachment.url !== undefined);
  expect(named.map(({ resource }) => resource.id)).toEqual([there.documents[1]]);
});

describe('what cannot be', () => {
  const ask = async (path: string, headers: Record<string, string> = {}, client = reader) => {
    const { body } = await client.signIn();
    const answer = await fetch(`${auth.url}/fhir/${path}`, { headers: { authorization: `Bearer ${body.access_token}`, ...headers } });
    const outcome = (await answer.json()) as { resourceType: string; issue: { code: string; details?: { text: string } }[] };
    expect(answer.headers.get('content-type')).toContain('application/fhir+json');
    return { status: answer.status, outcome };
  };

  it('is answered by an OperationOutcome that stands by the schema', async () => {
    const refused: [string, number, string][] = [
      [`Patient/${crypto.randomUUID()}`, 404, 'not-found'], ['Patient/%00', 404, 'not-found'], ['Medication', 404, 'not-found'], ['Patient?birthdate=soon', 422, 'invalid'], ['Patient?birthdate=2026-02-30', 422, 'invalid'], ['Patient?_count=x', 422, 'invalid'], ['Patient?_cursor=x', 422, 'invalid'],
      [`Binary/${crypto.randomUUID()}`, 404, 'not-found'], ['AuditEvent/abc', 404, 'not-found'],
    ];
    for (const [path, status, code] of refused) {
      const answer = await ask(path);
      expect([path, answer.status, answer.outcome.issue[0]!.code]).toEqual([path, status, code]);
      expect(faultsOf(answer.outcome)).toEqual([]);
    }
    const nobody = await fetch(`${auth.url}/fhir/Patient`);
    expect([nobody.status, ((await nobody.json()) as { resourceType: string }).resourceType]).toEqual([401, 'OperationOutcome']);
  });

  it('is said where a parameter is not known, and refused where that was asked for', async () => {
    const lenient = await get('Patient?favourite=tea&family=Doe');
    expect(idsIn(lenient)).toHaveLength(1);
    expect(lenient.entry!.at(-1)).toMatchObject({ search: { mode: 'outcome' }, resource: { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', code: 'not-supported' }] } });
    expect(faultsOf(lenient)).toEqual([]);
    const strict = await ask('Patient?favourite=tea', { prefer: 'handling=strict' });
    expect([strict.status, strict.outcome.issue[0]!.code]).toEqual([422, 'not-supported']);
  });

  it('is XML, where nothing else is taken', async () => {
    for (const path of ['Patient', `Patient/${there.patients[0]}`, 'metadata']) {
      const { status, outcome } = await ask(path, { accept: 'application/fhir+xml' });
      expect([path, status, outcome.issue[0]!.code]).toEqual([path, 406, 'not-supported']);
    }
    expect((await ask('Patient?_count=1', { accept: 'application/fhir+xml, application/fhir+json;q=0.9' })).status).toBe(200);
  });

  it('is a type whose scope the partner lacks, and what belongs to another organisation', async () => {
    const few = await newPartner(auth.url, me, { scopes: ['system/Location.rs'] });
    expect((await few.ask('GET', '/fhir/Location')).status).toBe(200);
    expect(await ask('Patient', {}, few)).toMatchObject({ status: 404, outcome: { issue: [{ details: { text: 'scope-missing' } }] } });
    const [theirs] = await auth.sql<{ id: string }>('select id from patient where organization_id <> $1 limit 1', [me.organization.id]);
    expect((await ask(`Patient/${theirs!.id}`)).status).toBe(404);
  });
});

test('whatever is searched for, and however, is never a fault of ours', async () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('', ',', '|', '\\,', '\0', '%', "'", 'ge', 'ge0000', '9999-12-31', '2026-02-29', '2026-01-01T25:00:00Z', 'Patient/', '/', '9'.repeat(400), '[]', 'sa2026', '2026-01-01T10:00:00+99:00'),
    fc.stringMatching(/^(eq|ne|ge|le|gt|lt)?\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?)?)?$/),
  );
  const faults: string[] = [];
  for (const [type, { searches }] of Object.entries(counts())) {
    // A partner of its own for each, as none may ask so often.
    const client = await newPartner(auth.url, me, { scopes: [...scopes] });
    for (const [index, value] of fc.sample(odd, { seed: 20_260_131, numRuns: 12 }).entries()) {
      const names = [...Object.keys(searches), '_count', '_cursor', '_summary', value];
      const query = new URLSearchParams([[names[index % names.length]!, value]]);
      for (const path of [`${type}?${query.toString()}`, `${type}/${encodeURIComponent(value)}`]) {
        const answer = await client.ask<object>('GET', `/fhir/${path}`);
        if (answer.status >= 500 || answer.status === 429) faults.push(`${answer.status} ${path}`);
      }
    }
  }
  expect(faults).toEqual([]);
}, 120_000);

test('the pages of a document come as bytes or as a Binary, and not those of a locked or rejected one', async () => {
  const [, id] = there.documents;
  const { body } = await reader.signIn();
  const asked = (accept: string, one = id) => fetch(`${auth.url}/fhir/Binary/${one}`, { headers: { authorization: `Bearer ${body.access_token}`, accept } });
  const bytes = await asked('application/pdf');
  expect([bytes.headers.get('content-type'), await bytes.text()]).toEqual(['application/pdf', '%PDF-1.4 ']);
  const wrapped = (await (await asked('application/fhir+json')).json()) as object;
  expect(wrapped).toEqual({ resourceType: 'Binary', id, contentType: 'application/pdf', data: Buffer.from('%PDF-1.4 ').toString('base64') });
  expect(faultsOf(wrapped)).toEqual([]);
  expect((await asked('application/pdf', there.documents[3])).status).toBe(404);
});

test('who read whose record is in the audit trail', async () => {
  const patient = there.patients[3]!;
  await get(`Patient/${patient}`);
  await get(`Patient?family=Tremblay`);
  const rows = await auth.sql("select actor_name, action, detail ->> 'type' as type from audit_event where patient_id = $1 and detail ->> 'event' = 'fhir' order by sequence desc limit 2", [patient]);
  expect(rows).toEqual([1, 2].map(() => ({ actor_name: 'Health Record', action: 'R', type: 'Patient' })));
});

test('a search by POST is the search by GET, whose address then holds no names', async () => {
  const { body } = await reader.signIn();
  const client = new Client({ baseUrl: `${auth.url}/fhir`, bearerToken: body.access_token });
  const searchParams = { family: 'Okafor', _count: 1 };
  const posted = (await client.search({ resourceType: 'Patient', searchParams, options: { postSearch: true } } as never)) as unknown as Bundle;
  expect(idsIn(posted)).toHaveLength(1);
  expect(posted).toEqual(await client.search({ resourceType: 'Patient', searchParams }));
  const asked = (path: string, text: string) =>
    fetch(`${auth.url}/fhir/${path}`, { method: 'POST', body: new URLSearchParams(text), headers: { authorization: `Bearer ${body.access_token}` } });
  const both = (await (await asked('Patient/_search?_summary=count', 'family=Okafor')).json()) as Bundle;
  expect([both.total, (await get('Patient?_summary=count')).total]).toEqual([(await get('Patient?family=Okafor&_summary=count')).total, there.patients.length]);
  expect((await asked('Patient/_search', 'birthdate=soon')).status).toBe(422);
  expect((await asked('Medication/_search', '')).status).toBe(404);
});

test('a foreign client reads the record of a patient', async () => {
  const { body } = await reader.signIn();
  const client = new Client({ baseUrl: `${auth.url}/fhir`, bearerToken: body.access_token });
  expect(await client.capabilityStatement()).toMatchObject({ fhirVersion: '4.0.1' });
  const [id] = there.patients;
  expect(await client.read({ resourceType: 'Patient', id: id! })).toMatchObject({ name: [{ family: 'Okafor', given: ['Ada'] }], birthDate: '1961-04-09', identifier: [{ value: '9876543217' }] });
  const referrals = (await client.search({ resourceType: 'ServiceRequest', searchParams: { patient: id!, _count: 1 } })) as unknown as Bundle;
  const rows = await auth.sql("select 1 from request where patient_id = $1 and kind = 'referral'", [id]);
  expect(rows.length).toBeGreaterThan(1);
  expect([idsIn(referrals).length, referrals.link.map(({ relation }) => relation)]).toEqual([1, ['self', 'next']]);
  const visits = (await client.search({ resourceType: 'Appointment', searchParams: { patient: id!, status: 'booked' } })) as unknown as Bundle;
  expect(visits.entry).toMatchObject([{ resource: { start: '2026-10-01T15:00:00.000Z', participant: [{ actor: { reference: `Patient/${id}` } }, {}, { actor: { display: 'Main site' } }] } }]);
  await expect(client.read({ resourceType: 'Patient', id: crypto.randomUUID() })).rejects.toThrow();
});
