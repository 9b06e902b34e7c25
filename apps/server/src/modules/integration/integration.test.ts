import type { Integrations } from '@intake/api/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import type { Mailer } from '../../platform/mail/mail.port.ts';
import { createSmtpMailer } from '../../platform/mail/smtp.adapter.ts';
import { integrationRoutes } from './integration.routes.ts';
import { createIntegrationService } from './integration.service.ts';

const providers = { telnyx: true, retell: true, model: true, mailIn: false, folder: false, mailOut: true, mailReplies: true, s3: false, supabase: false };

let auth: AuthFixture;
let mailer: Mailer | undefined;
beforeAll(async () => {
  auth = await startAuth({
    routes: ({ database }) => [
      integrationRoutes({
        ...createIntegrationService({ database, mailer: undefined, providers }),
        sendTestMail: (actor) => createIntegrationService({ database, mailer, providers }).sendTestMail(actor),
      }),
    ],
  });
});
afterAll(() => auth.stop());

async function signedIn() {
  const user = await auth.newUser({ permissions: ['settings.manage'] });
  const { data } = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
  const ask = async (method: string, path = '', body?: object) => {
    const answer = await fetch(`${auth.url}/api/integrations/${path}`, {
      method,
      headers: { authorization: `Bearer ${data.session!.access_token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Integrations & { outcome: string; recipient: string } };
  };
  return { ...user, ask };
}

test('Telnyx, Retell and the model are off and e-mail on until somebody says otherwise; what else is set stays', async () => {
  const { ask, organization } = await signedIn();
  const { body } = await ask('GET');
  expect(body).toEqual({ providers, switches: { telnyx: false, retell: false, model: false, patientMail: false, mailIn: true }, version: 1 });
  const switches = { telnyx: true, retell: true, model: true, patientMail: true, mailIn: false };
  expect((await ask('PUT', '', { ...switches, version: 1 })).body).toEqual({ providers, switches, version: 2 });
  expect(await auth.sql('select settings from organization where id = $1', [organization.id])).toEqual([
    { settings: { duplicates: 'refuse', cloud: { telnyx: true, retell: true, model: true, email: true }, takesMail: false } },
  ]);
  expect(await auth.sql('select action, entity, detail from audit_event where organization_id = $1', [organization.id])).toEqual([
    { action: 'U', entity: 'organization', detail: { switches } },
  ]);
});

test('who saw an older version changes nothing, nor anybody elsewhere', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  await one.ask('PUT', '', { telnyx: true, retell: false, model: false, patientMail: false, mailIn: true, version: 1 });
  expect((await one.ask('PUT', '', { telnyx: false, retell: false, model: false, patientMail: false, mailIn: true, version: 1 })).status).toBe(409);
  expect((await one.ask('GET')).body.switches.telnyx).toBe(true);
  expect((await other.ask('GET')).body.switches.telnyx).toBe(false);
});

/** A mail server on loopback. */
async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0]) {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...options });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
  });
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

test('a test mail reports the answer of the mail server', async () => {
  const { ask, email } = await signedIn();
  const send = async (url: string) => {
    mailer = createSmtpMailer({ url, from: 'Intake <intake@localhost>' });
    return (await ask('POST', 'test_mail', {})).body;
  };
  const taken: string[] = [];
  const server = await mailServer({
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  expect(await send(`smtp://127.0.0.1:${server.port}`)).toEqual({ recipient: email, outcome: 'sent' });
  expect(taken).toEqual([email]);
  expect(await send(`smtp://clinic:wrong@127.0.0.1:${server.port}`)).toEqual({ recipient: email, outcome: 'sign-in-refused' });
  await server.close();
  expect(await send(`smtp://127.0.0.1:${server.port}`)).toEqual({ recipient: email, outcome: 'unreachable' });

  const strict = await mailServer({ onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })) });
  expect(await send(`smtp://127.0.0.1:${strict.port}`)).toEqual({ recipient: email, outcome: 'refused' });
  await strict.close();
});

test('without a mail server there is nothing to try', async () => {
  const { ask } = await signedIn();
  mailer = undefined;
  expect((await ask('POST', 'test_mail', {})).status).toBe(409);
});
