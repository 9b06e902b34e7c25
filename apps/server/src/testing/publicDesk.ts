import type { RequisitionContent, RequisitionReceipt, RequisitionSettings } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import { toAppError } from '../http/errorAnswer.ts';
import { serverWith } from '../http/http.fixtures.ts';
import type { Routes } from '../http/implement.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { createMessageLinks } from '../platform/links/messageLinks.ts';
import { createPublicLimits } from '../platform/limits/publicLimits.ts';
import { createWorkTickets } from '../platform/limits/workTickets.ts';
import { publicRoutes } from '../publicArea.ts';
import { createTestClinic } from './clinic.ts';
import { actorOf } from './faxes.ts';
import type { TestDatabase } from './database.ts';

const linkSecret = Buffer.from('a secret of this test');
const rights: Permission[] = ['settings.manage', 'requests.read', 'requests.write', 'faxes.read', 'faxes.triage', 'patients.read', 'patients.write', 'search', 'appointments.read', 'appointments.write'];

export type PublicDesk = Awaited<ReturnType<typeof openPublicDesk>>;

/** A clinic whose page for referrals is open, and the server as somebody on the web meets it. */
export async function openPublicDesk({ moreRoutes = () => [], database }: { moreRoutes?: (parts: Parameters<typeof publicRoutes>[0]) => Routes[]; database?: TestDatabase } = {}) {
  const clinic = await createTestClinic(database);
  const { sql, organization } = clinic;
  await sql('update role set permissions = $1 where id = $2', [rights, organization.roleId]);
  let now: Date | undefined;
  const clock: Clock = { now: () => now ?? new Date() };
  const tickets = createWorkTickets(linkSecret, clock, 'organization');
  const messageLinks = createMessageLinks(linkSecret, 'https://intake.example');
  const actor: Actor = actorOf(clinic, { permissions: new Set(rights) });
  let caller: Actor | undefined;
  const faults: string[] = [];
  const parts = { ...clinic, clock, limits: createPublicLimits(clinic.database), linkSecret, messageLinks };
  const app = await serverWith({ authenticate: async () => caller ?? actor, routes: [...publicRoutes(parts), ...moreRoutes(parts)] });
  app.addHook('onError', async (request, _reply, error) => {
    if (toAppError(error).status >= 500) faults.push(`${request.method} ${request.routeOptions.url}: ${error.message}`);
  });
  const ask = async <Answer = Record<string, unknown>>(method: 'GET' | 'POST', url: string, body?: object, ip = '203.0.113.9') => {
    const answer = await app.inject({ method, url, remoteAddress: ip, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json<Answer & { error: { code: string; fields?: { path: string; code: string }[] } }>() };
  };
  const [service] = await sql<{ id: string }>("insert into modality (organization_id, name) values ($1, 'Echocardiogram') returning id", [organization.id]);
  const settings: RequisitionSettings = { address: `clinic-${organization.id.slice(0, 8)}`, isOn: true, note: null, serviceIds: [service!.id], version: 0 };
  await ask('POST', '/api/requisition/settings', settings);

  return {
    ...clinic, app, ask, actor, faults, settings, tickets, messageLinks, clock,
    serviceId: service!.id,
    /** As somebody else, for the calls of `work`. */
    as: async <T>(other: Actor, work: () => Promise<T>): Promise<T> => {
      caller = other;
      try {
        return await work();
      } finally {
        caller = undefined;
      }
    },
    setTime: (at: Date | undefined) => void (now = at),
    newTicket: () => tickets.issue(organization.id),
    putFile: async (ticket: string, bytes: Uint8Array, name = 'ecg.pdf', ip = '203.0.113.9') => {
      const answer = await app.inject({
        method: 'PUT', url: `/api/public/files/${ticket}`, remoteAddress: ip, payload: Buffer.from(bytes),
        headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) },
      });
      return { status: answer.statusCode, body: answer.json<{ file: string; error: { code: string } }>() };
    },
    send: (ticket: string, content: RequisitionContent, ip?: string) => ask<RequisitionReceipt>('POST', '/api/requisition', { ticket, content }, ip),
    contentWith: (different: Partial<RequisitionContent> = {}): RequisitionContent => ({
      serviceId: service!.id, priority: 'urgent', reason: 'Murmur, short of breath on stairs', history: 'Ramipril 5 mg; no known allergies',
      patient: {
        familyName: 'Okafor', givenName: 'Ada', birthDate: '1958-03-14', sex: 'female', healthNumber: '9876543217', versionCode: 'AB', province: 'ON',
        phone: '+16135550177', email: null, address: '12 Elm Street, Ottawa ON K1A 0B1',
      },
      referrer: { name: 'Dr. Hélène Côté', billingNumber: '123456', clinicName: 'Elm Street Family Practice', phone: '+16135550111', fax: '+16135550112' },
      files: [],
      ...different,
    }),
    end: async () => {
      await app.close();
      await clinic.close();
    },
  };
}
