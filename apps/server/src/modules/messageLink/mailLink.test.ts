import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { createPublicLimits } from '../../platform/limits/publicLimits.ts';
import { createMessageLinks } from '../../platform/links/messageLinks.ts';
import { createEndMailsService } from '../message/mail/endMails.service.ts';
import { messageLinkRoutes } from './messageLink.routes.ts';

let auth: AuthFixture;
const links = createMessageLinks(Buffer.from('of this test'), 'https://intake.example');
const notHere = { look: () => Promise.reject(new Error('not asked here')), answer: () => Promise.reject(new Error('not asked here')), send: () => Promise.reject(new Error('not asked here')) };

beforeAll(async () => {
  auth = await startAuth({
    routes: ({ database }) => [messageLinkRoutes(notHere, notHere, createEndMailsService({ database, limits: createPublicLimits(database), messageLinks: links }))],
  });
});
afterAll(() => auth.stop());

/** An e-mail that went out, and the address behind its link. */
async function sent(address: string): Promise<URL> {
  const { organization } = await auth.newUser();
  const [conversation] = await auth.sql<{ id: string }>("insert into conversation (organization_id, ours, theirs) values ($1, 'email', $2) returning id", [organization.id, address]);
  const [message] = await auth.sql<{ id: string }>(
    "insert into message (organization_id, conversation_id, channel, direction, status, purpose, body, segments) values ($1, $2, 'email', 'outgoing', 'sent', 'conversation', 'Hello', 1) returning id",
    [organization.id, conversation!.id],
  );
  const { pathname, search } = new URL(links.mailPost(message!.id));
  return new URL(`${auth.url}${pathname}${search}`);
}
const idIn = (link: URL) => links.openMail(link.searchParams.get('token')!)!;
const stopsOf = (address: string) => auth.sql('select source from opt_out where number = $1', [address]);

test.each([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
  ['a form of parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'],
  ['nothing', {}, undefined],
] as const)('a mail program that posts %s ends the e-mails at once, and again says the same', async (what, headers, body) => {
  const address = `${what.replaceAll(' ', '.')}@mail.example`;
  const link = await sent(address);
  // Programs open links to look at them, and some for their reader: it leads to the page that asks.
  const opened = await fetch(link, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, links.mail(idIn(link)).replace('https://intake.example', '')]);
  expect(await stopsOf(address)).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(link, { method: 'POST', headers, ...(body && { body }) });
    expect([answer.status, await answer.json()]).toMatchObject([200, { state: 'done' }]);
  }
  expect(await stopsOf(address)).toEqual([{ source: 'link' }]);
});

test('a link that was never made here, or is of something else, is a 404', async () => {
  const link = await sent('forged@mail.example');
  const visit = new URL(links.visit({ appointmentId: crypto.randomUUID(), startsAt: new Date() })).hash.slice('#visit='.length);
  for (const token of [`${link.searchParams.get('token')!.slice(0, -6)}AAAAAA`, visit, 'x', new URL(links.mailPost(crypto.randomUUID())).searchParams.get('token')!]) {
    link.searchParams.set('token', token);
    expect((await fetch(link, { method: 'POST' })).status).toBe(404);
  }
  expect(await stopsOf('forged@mail.example')).toEqual([]);
});
