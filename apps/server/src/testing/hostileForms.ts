import { revenueDefaults, solveWork } from '@intake/api/rules';
import fc from 'fast-check';
import { demoFaxRoutes } from '../modules/demoFax/demoFax.routes.ts';
import { createDemoFaxService } from '../modules/demoFax/demoFax.service.ts';
import { createRegistrationService } from '../modules/registration/registration.service.ts';
import { registrationRoutes } from '../modules/registration/registration.routes.ts';
import { createSubscriptionService } from '../modules/subscription/subscription.service.ts';
import { subscriptionRoutes } from '../modules/subscription/subscription.routes.ts';
import { createWorkTickets } from '../platform/limits/workTickets.ts';
import type { TestDatabase } from './database.ts';
import { hostileVariants } from './hostileInput.ts';
import { openPublicDesk, type PublicDesk } from './publicDesk.ts';

/** What is stored of somebody whom the clinic knows, and said by nobody who sends something. */
const secrets = ['Zebulon Crescent 77', 'zq.secret@patient.example', '+16135550199'];
const known = { familyName: 'Quillfeather', givenName: 'Zora', birthDate: '1961-02-03', healthNumber: '9876543217' };
/** Few networks, so that each sends enough to meet its limits. */
const networks = Array.from({ length: 8 }, (_, at) => `198.51.100.${at + 1}`);
const inParts = 8;
/** Proofs of work that are there for the demo fax: what comes with one again must bring nothing again. */
const proofs = 4;

export interface HostileRun {
  sent: number;
  /** Answers by their status. */
  statuses: Map<number, number>;
  /** What was our fault. */
  faults: string[];
  /** Answers that say something of who is known. */
  echoes: string[];
  /** What was done besides what a form is for. */
  harm: string[];
  milliseconds: number;
}

/** Of messages: each opens or does something for whoever holds its token. */
const links = ['/api/usersubscription/link', '/api/usersubscription/confirm', '/api/demoFaxVelox/link', '/api/demoFaxVelox/confirm', '/api/link/visit', '/api/link/visit/answer', '/api/link/pages', '/api/link/pages/send'];

interface Submission {
  url: string;
  body: unknown;
}

/** Sends so many submissions to the forms of the public pages: four in ten as they should be, the others changed to break something. */
export async function runHostileForms({ seed, submissions, database }: { seed: number; submissions: number; database?: TestDatabase }): Promise<HostileRun> {
  const siteUrl = 'https://intake.example';
  const users = { inviteFirst: () => Promise.reject(new Error('nobody is invited by a form')) };
  const desk = await openPublicDesk({
    ...(database && { database }),
    moreRoutes: (parts) => [
      registrationRoutes(createRegistrationService({ ...parts, users })),
      subscriptionRoutes(createSubscriptionService({ ...parts, siteUrl })),
      demoFaxRoutes(createDemoFaxService({ ...parts, siteUrl, tickets: demoTickets(parts), queueFax: () => Promise.reject(new Error('nothing is faxed by a form')) })),
    ],
  });
  try {
    await desk.sql(
      "insert into patient (organization_id, family_name, given_name, birth_date, health_number, province, phones, email, address) values ($1, $2, $3, $4, $5, 'ON', array[$6], $7, $8)",
      [desk.organization.id, known.familyName, known.givenName, known.birthDate, known.healthNumber, secrets[2], secrets[1], secrets[0]],
    );
    const before = await untouchable(desk);
    const started = performance.now();
    const run: HostileRun = { sent: 0, statuses: new Map(), faults: desk.faults, echoes: [], harm: [], milliseconds: 0 };
    const shapes = new Map<string, Set<string>>();
    const all = submissionsOf(desk, await worked(desk), seed, submissions);
    for (let at = 0; at < all.length; at += inParts) await Promise.all(all.slice(at, at + inParts).map((one, index) => send(desk, run, shapes, one, at + index)));
    run.milliseconds = performance.now() - started;
    // Whoever is known is answered as whoever is not.
    const [one, other] = ['known', 'unknown'].map((kind) => [...(shapes.get(kind) ?? [])].toSorted().join());
    if (one !== other) run.echoes.push(`known: ${one}; unknown: ${other}`);
    run.harm.push(...(await harmOf(desk, before, run)));
    return run;
  } finally {
    await desk.end();
  }
}

const demoTickets = ({ linkSecret, clock }: { linkSecret: Buffer; clock: PublicDesk['clock'] }) => createWorkTickets(linkSecret, clock, 'demo-fax');

type Proof = Awaited<ReturnType<typeof worked>>[number];

const worked = ({ tickets }: PublicDesk) =>
  Promise.all(
    Array.from({ length: proofs }, async () => {
      const { challenge, bits } = tickets.challenge('demo-fax');
      return { challenge, nonce: await solveWork(challenge, bits) };
    }),
  );

function submissionsOf(desk: PublicDesk, work: Proof[], seed: number, count: number): Submission[] {
  const register = { organizationName: 'Synthetic Clinic', phone: '+16135550123', timeZone: 'America/Toronto', contactName: 'Noah Sample', email: 'noah@sample.example', locale: 'en', message: null };
  const forms: ((n: number) => Submission)[] = [
    (n) => {
      const content = desk.contentWith();
      const patient = n % 2 === 0 ? { ...content.patient, ...known } : { ...content.patient, familyName: `Nobody ${n}` };
      return { url: '/api/requisition', body: { ticket: desk.newTicket(), content: { ...content, patient } } };
    },
    (n) => ({ url: '/api/register', body: { ...register, email: `noah.${n}@sample.example` } }),
    (n) => ({ url: '/api/usersubscription', body: { email: `reader.${n}@sample.example`, locale: 'fr' } }),
    (n) => {
      const visitor = { email: `asks.${n}@sample.example`, contactName: 'Noah Sample', clinicName: null, locale: 'zh', consent: true, ...work[n % work.length] };
      return n % 2 === 0
        ? { url: '/api/demoFaxVelox', body: { ...visitor, faxNumber: `+1416555${String(1000 + (n % 9000))}`, estimate: null } }
        : { url: '/api/demoFaxVelox/estimate', body: { ...visitor, estimate: revenueDefaults } };
    },
    (n) => ({ url: '/api/demoFaxVelox/stop', body: { faxNumber: `+1416555${String(1000 + (n % 9000))}`, code: 'ABCD1234' } }),
    (n) => ({ url: links[n % links.length]!, body: { token: `${'A'.repeat(20)}.${n}`, answer: 'cancel', files: [] } }),
  ];
  return Array.from({ length: count }, (_, n) => {
    const right = forms[n % forms.length]!(Math.floor(n / forms.length));
    const made = fc.oneof({ weight: 4, arbitrary: fc.constant(right.body) }, { weight: 6, arbitrary: hostileVariants(right.body) });
    return { ...right, body: fc.sample(made, { seed: seed + n, numRuns: 1 })[0] };
  });
}

async function send(desk: PublicDesk, run: HostileRun, shapes: Map<string, Set<string>>, { url, body }: Submission, n: number): Promise<void> {
  const payload = JSON.stringify(body) ?? '';
  const answer = await desk.app.inject({ method: 'POST', url, remoteAddress: networks[n % networks.length]!, headers: { 'content-type': 'application/json' }, payload });
  run.sent += 1;
  run.statuses.set(answer.statusCode, (run.statuses.get(answer.statusCode) ?? 0) + 1);
  if (answer.statusCode >= 500) run.faults.push(`${answer.statusCode} ${url} ${payload.slice(0, 400)}`);
  if (secrets.some((secret) => answer.body.includes(secret))) run.echoes.push(`${url} told a secret`);
  if (!String(answer.headers['content-type']).startsWith('application/json')) run.harm.push(`${url} answered ${String(answer.headers['content-type'])}`);
  if (url !== '/api/requisition' || answer.statusCode !== 200) return;
  const kind = payload.includes(known.familyName) ? 'known' : 'unknown';
  shapes.set(kind, (shapes.get(kind) ?? new Set()).add(Object.keys(answer.json<object>()).toSorted().join()));
}

/** What no public form may change. */
async function untouchable({ sql }: PublicDesk): Promise<string> {
  const tables = ['patient', 'physician', 'organization', 'app_user', 'mapping', 'role', 'modality', 'requisition_page', 'location'];
  const rows = await Promise.all(tables.map(async (table) => `${table} ${JSON.stringify(await sql(`select count(*)::int as n, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content from ${table} t`))}`));
  return rows.join('\n');
}

async function harmOf(desk: PublicDesk, before: string, { statuses }: HostileRun): Promise<string[]> {
  const [row] = await desk.sql<{ requisitions: number; requests: number; faxes: number; demos: number; sources: number; leads: number; stopped: number }>(
    `select (select count(*)::int from requisition) as requisitions, (select count(*)::int from request) as requests, (select count(*)::int from fax) as faxes,
       (select count(*)::int from demo_request) as demos, (select count(*)::int from demo_fax_number) as stopped, (select count(*)::int from lead) as leads,
       (select (select count(*) from registration) + (select count(*) from subscription) + (select count(*) from demo_request))::int as sources`,
  );
  const { requisitions, requests, faxes, demos, stopped, sources, leads } = row!;
  return [
    ...((await untouchable(desk)) === before ? [] : ['something was changed that no form changes']),
    ...(requisitions === requests && requests === faxes ? [] : [`${requisitions} requisitions, ${requests} requests, ${faxes} faxes`]),
    ...(demos <= proofs ? [] : [`${demos} demo requests by ${proofs} proofs of work`]),
    ...(stopped === 0 ? [] : [`${stopped} numbers said no by a guessed code`]),
    ...(leads === sources ? [] : [`${leads} leads of ${sources} that came in`]),
    ...(requisitions <= 30 * networks.length ? [] : [`${requisitions} requisitions from ${networks.length} networks`]),
    ...(requisitions <= (statuses.get(200) ?? 0) ? [] : ['more was stored than was answered']),
  ];
}
