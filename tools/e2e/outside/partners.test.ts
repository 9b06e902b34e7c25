import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { goTo } from '../harness/desk.ts';
import { test } from '../harness/test.ts';

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

test('a partner that is let in refers a patient, is seen at it, and is shut out with its key', { timeout: 300_000 }, async ({ page, intake, administrator }) => {
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
