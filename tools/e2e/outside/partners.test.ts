import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { goTo } from '../harness/desk.ts';
import { startIntake, type Intake } from '../harness/intake.ts';
import { test as base } from '../harness/test.ts';

/** A partner's server: what it heard, and how it answers. */
interface Receiver {
  host: string;
  heard: { headers: IncomingHttpHeaders; body: string }[];
  /** Statuses of the next answers; 200 when nothing is left. */
  answers: number[];
}

const test = base.extend<{ receiver: Receiver; intake: Intake }>({
  receiver: [
    async ({}, use) => {
      const receiver: Receiver = { host: '', heard: [], answers: [] };
      const server = createServer((request, response) => {
        let body = '';
        request.on('data', (part: Buffer) => (body += part.toString()));
        request.on('end', () => {
          receiver.heard.push({ headers: request.headers, body });
          response.writeHead(receiver.answers.shift() ?? 200).end();
        });
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      receiver.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      await use(receiver);
      server.close();
    },
    { scope: 'file' },
  ],
  intake: [
    async ({ receiver }, use) => {
      const intake = await startIntake({ WEBHOOK_HOSTS: receiver.host });
      await use(intake);
      await intake.stop();
    },
    { scope: 'file' },
  ],
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A partner's system: signs in with its key, and calls. */
async function clientOf(address: string, { clientId, kid, privateKey }: { clientId: string; kid: string; privateKey: ReturnType<typeof generateKeyPairSync>['privateKey'] }) {
  const { token_endpoint: aud } = (await (await fetch(`${address}/fhir/.well-known/smart-configuration`)).json()) as { token_endpoint: string };
  const now = Math.floor(Date.now() / 1000);
  const text = `${encode({ alg: 'ES384', kid })}.${encode({ iss: clientId, sub: clientId, aud, jti: randomUUID(), exp: now + 200 })}`;
  const signature = sign('sha384', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  const body = new URLSearchParams({
    grant_type: 'client_credentials', client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer', client_assertion: `${text}.${signature}`,
  });
  const { access_token: token } = (await (await fetch(aud, { method: 'POST', body })).json()) as { access_token: string };
  return async (path: string, sent?: object) => {
    const answer = await fetch(`${address}${path}`, {
      method: sent ? 'POST' : 'GET', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, ...(sent && { body: JSON.stringify(sent) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  };
}

test('a partner that is let in refers a patient, is told what becomes of it, and is shut out with its key', { timeout: 400_000 }, async ({ page, intake, administrator, receiver }) => {
  await signIn(page, administrator);
  await page.goto('/app/pages/setting/modalities');
  await page.getByRole('button', { name: 'New service' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Echocardiogram');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.goto('/app/pages/setting/partners');
  await page.getByText('No partner yet').waitFor();
  await page.getByRole('button', { name: 'New partner' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Lakeside');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Lakeside' });
  await row.getByText('Waits for a key').waitFor();

  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const kid = 'lakeside-1';
  await row.getByRole('button', { name: 'Keys and use of Lakeside' }).click();
  const detail = page.getByRole('dialog', { name: 'Lakeside' });
  await detail.getByRole('button', { name: 'Add key' }).click();
  const form = page.getByRole('dialog', { name: 'Add key' });
  await form.getByLabel('What it is called here').fill('Server');
  await form.getByLabel('Public key').fill(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  await form.getByRole('button', { name: 'Add key' }).click();
  await form.getByText(/This is a private key/).waitFor();
  await form.getByLabel('Public key').fill(JSON.stringify({ ...publicKey.export({ format: 'jwk' }), kid }));
  await form.getByRole('button', { name: 'Add key' }).click();
  await detail.getByRole('button', { name: 'Revoke Server' }).waitFor();

  const [clientId = ''] = (await detail.textContent())?.match(/[\da-f]{8}-[\da-f-]{27}/) ?? [];
  const ask = await clientOf(intake.address, { clientId, kid, privateKey });
  const { body: services } = await ask('/api/velox/getServiceTypes');
  const { serviceTypeId } = (services as unknown as { items: { serviceTypeId: string }[] }).items[0]!;
  const referral = {
    reference: 'E2E-1', patient: { familyName: 'Okafor', givenName: 'Ada', birthDate: '1961-04-09' }, referrer: { name: 'Dr. Lena Fournier' }, serviceTypeId, reason: 'New murmur',
  };
  for (const isRepeated of [false, true]) expect((await ask('/api/velox/createReferral', referral)).body).toMatchObject({ reference: 'E2E-1', isRepeated });

  // One that is refused counts with its reason.
  const conflicting = await ask('/api/velox/createReferral', { ...referral, reason: 'Another murmur' });
  expect(conflicting).toMatchObject({ status: 409, body: { error: { code: 'reference-taken' } } });

  await detail.getByRole('button', { name: 'Set address' }).click();
  const address = page.getByRole('dialog', { name: 'Set address' });
  await address.getByRole('textbox', { name: 'Address' }).fill(`http://${receiver.host}/referrals`);
  await address.getByRole('button', { name: 'Save' }).click();
  await detail.getByText('It is shown this once.', { exact: false }).waitFor();
  const [secret = ''] = (await detail.textContent())?.match(/whsec_[A-Za-z0-9+/=]+/) ?? [];
  // The keyboard is back once the drawer over it has closed.
  await detail.getByRole('button', { name: 'Change address' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'detached' });

  // Not taken at first, it is told again by itself, and each time a foreign library finds it genuine.
  receiver.answers = [503];
  await goTo(page, 'Referral Requests');
  await page.getByText('New murmur').first().click();
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await expect.poll(() => receiver.heard.length, { timeout: 120_000 }).toBe(2);
  const genuine = ({ body, headers }: Receiver['heard'][number]) => new Webhook(secret).verify(body, headers as Record<string, string>) as { data: object };
  const [first, second] = receiver.heard;
  expect(genuine(first!).data).toMatchObject({ reference: 'E2E-1', status: 'received', previousStatus: 'requested' });
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expect(second!.body).not.toContain('Okafor');

  // Told once more by hand; what the partner called for stands beside it, with what was refused.
  await page.goto('/app/pages/setting/partners');
  await row.getByRole('button', { name: 'Keys and use of Lakeside' }).click();
  await detail.getByText('Told', { exact: true }).waitFor();
  await detail.getByRole('button', { name: /^Tell again/ }).click();
  await expect.poll(() => receiver.heard.length, { timeout: 120_000 }).toBe(3);
  expect(receiver.heard[2]!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  genuine(receiver.heard[2]!);
  await detail.getByText('reference-taken', { exact: false }).waitFor();

  await detail.getByRole('button', { name: 'Revoke Server' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await detail.getByText(/^Revoked/).waitFor();
  expect((await ask('/api/velox/getServiceTypes')).status).toBe(401);
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'detached' });

  await goTo(page, 'Referral Requests');
  await page.getByText('New murmur').first().click();
  await page.getByRole('heading', { name: 'As it was sent; no chart yet' }).waitFor();
  await page.getByText('Okafor').first().waitFor();
  await page.getByText('Dr. Lena Fournier').first().waitFor();
});
