import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { QuarantinedFile } from '@intake/api/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { serverWith } from '../../http/http.fixtures.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { quarantineRoutes } from './quarantine.routes.ts';
import { createQuarantineService } from './quarantine.service.ts';

let clinic: TestClinic;
let app: FastifyInstance;
let actor: Actor;
const links = createFileLinks(Buffer.alloc(32), systemClock);
beforeAll(async () => {
  clinic = await createTestClinic();
  app = await serverWith({
    routes: [quarantineRoutes(createQuarantineService(clinic.database, links))],
    authenticate: () => Promise.resolve(actor),
  });
});
afterAll(async () => {
  await app.close();
  await clinic.close();
});
beforeEach(async () => {
  actor = actorOf(clinic);
  await clinic.sql('delete from quarantine');
});

type Answer = QuarantinedFile & { items: QuarantinedFile[]; nextCursor: string | null; url: string; error: { code: string } };
async function ask(method: InjectOptions['method'], path: string, payload?: object) {
  const answer = await app.inject({ method, url: `/api/quarantine/${path}`, ...(payload && { payload }) } as InjectOptions);
  return { status: answer.statusCode, body: answer.json<Answer>() };
}
const settle = (id: string) => ask('POST', 'settle', { id });

/** Something that could not be taken so many minutes ago. */
async function setAside(minutes = 0, { fileKey = null, organizationId = clinic.organization.id }: { fileKey?: string | null; organizationId?: string } = {}) {
  const [row] = await clinic.sql<{ id: string }>(
    `insert into quarantine (organization_id, source, original_name, code, file_key, from_number, created_at)
     values ($1, 'folder', 'c.pdf', 'incomplete', $2, '+14165550142', now() - make_interval(mins => $3)) returning id`,
    [organizationId, fileKey, minutes],
  );
  return row!.id;
}
const ofOthers = async () => setAside(0, { fileKey: 'somewhere', organizationId: (await createOrganization(clinic)).id });
const trailOf = (id: string) =>
  clinic.sql<{ action: string; actor_id: string }>("select action, actor_id from audit_event where entity = 'quarantine' and entity_id = $1", [id]);

describe('what was set aside', () => {
  it('is listed page by page: what waits first, newest first, and nothing of another organisation', async () => {
    const [old, settled, young] = [await setAside(30), await setAside(1), await setAside(5)];
    await ofOthers();
    await settle(settled);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await ask('GET', `?limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual([young, old, settled]);
  });

  it('says what came, why it was not taken, and from which number', async () => {
    const id = await setAside();
    expect((await ask('GET', '')).body.items).toEqual([
      {
        id, createdAt: expect.any(String), source: 'folder', code: 'incomplete', originalName: 'c.pdf', from: '+14165550142', to: null,
        isKept: false, settledAt: null, settledBy: null,
      },
    ]);
  });

  it('is settled once, by the first who does, in the trail and for everybody to see', async () => {
    const id = await setAside();
    const first = await settle(id);
    expect(first).toMatchObject({ status: 200, body: { id, settledAt: expect.any(String), settledBy: 'Test Clerk' } });
    expect(await settle(id)).toEqual(first);
    expect(await trailOf(id)).toEqual([{ action: 'U', actor_id: actor.userId }]);
    expect(await clinic.sql('select topic, entity from event where entity_id = $1', [id])).toEqual([{ topic: 'fax', entity: 'quarantine' }]);
  });

  it('is opened by a signed address when it is kept, and the opening is audited', async () => {
    const kept = await clinic.files.put(clinic.organization.id, Readable.from([Buffer.from('half a letter')]), documentLimit);
    const id = await setAside(0, { fileKey: kept.key });
    const { status, body } = await ask('GET', `signed-url/?id=${id}`);
    expect(status).toBe(200);
    expect(links.open(body.url.split('/').at(-1)!, 'r')).toMatchObject({ target: kept.key, mediaType: 'application/octet-stream' });
    expect(await trailOf(id)).toEqual([{ action: 'R', actor_id: actor.userId }]);
  });

  it('is 404 when nothing is kept, when it is nowhere and when it is not ours, and that changes nothing', async () => {
    const theirs = await ofOthers();
    for (const id of [await setAside(), randomUUID(), theirs]) expect((await ask('GET', `signed-url/?id=${id}`)).status).toBe(404);
    for (const id of [randomUUID(), theirs]) expect((await settle(id)).status).toBe(404);
    expect(await clinic.sql('select resolved_at from quarantine where id = $1', [theirs])).toEqual([{ resolved_at: null }]);
    expect(await trailOf(theirs)).toEqual([]);
  });

  it('is neither shown nor settled without the right to triage, whether asked here or by SQL', async () => {
    const id = await setAside();
    await clinic.sql("update role set permissions = array_remove(permissions, 'faxes.triage') where id = $1", [clinic.organization.roleId]);
    const changed = await clinic.database.asUser(actor, (tx) => sql`update quarantine set resolved_at = now(), settled_by = ${actor.userId}`.execute(tx));
    expect(changed.numAffectedRows).toBe(0n);
    expect((await ask('GET', '')).body.items).toEqual([]);
    actor = { ...actor, permissions: new Set(['faxes.read']) };
    expect((await settle(id)).status).toBe(404);
    await clinic.sql("update role set permissions = permissions || '{faxes.triage}' where id = $1", [clinic.organization.roleId]);
  });

  it('is settled in nobody else’s name, and by SQL neither made nor removed', async () => {
    const id = await setAside();
    const other = randomUUID();
    await clinic.sql("insert into app_user (id, email, display_name) values ($1, $2, 'Other')", [other, `${other}@example.org`]);
    const refused = (statement: ReturnType<typeof sql>) => expect(clinic.database.asUser(actor, (tx) => statement.execute(tx))).rejects.toThrow();
    await refused(sql`update quarantine set resolved_at = now(), settled_by = ${other} where id = ${id}`);
    await refused(sql`update quarantine set code = 'empty' where id = ${id}`);
    await refused(sql`delete from quarantine where id = ${id}`);
    await refused(sql`insert into quarantine (organization_id, source, code) values (${clinic.organization.id}, 'folder', 'empty')`);
  });

  it('refuses a cursor that is not one', async () => {
    expect((await ask('GET', '?cursor=x')).status).toBe(422);
  });
});
