/** A whole client, with nothing but Node.js 20. It stands in the guide, and a test runs it as it stands there. */
export const example = String.raw`// node client.mjs: signs in, refers a patient twice, sees the appointments that came of it
import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const { INTAKE_URL, CLIENT_ID, KEY_ID, KEY_FILE } = process.env;
const key = createPrivateKey(await readFile(KEY_FILE));
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function answerOf(response) {
  const answer = await response.json();
  if (!response.ok) throw new Error(response.status + ' ' + JSON.stringify(answer));
  return answer;
}

async function signIn() {
  const { token_endpoint } = await answerOf(await fetch(INTAKE_URL + '/fhir/.well-known/smart-configuration'));
  const now = Math.floor(Date.now() / 1000);
  const head = encode({ alg: 'ES384', typ: 'JWT', kid: KEY_ID });
  const claims = encode({ iss: CLIENT_ID, sub: CLIENT_ID, aud: token_endpoint, jti: randomUUID(), iat: now, exp: now + 240 });
  const signature = sign('sha384', Buffer.from(head + '.' + claims), { key, dsaEncoding: 'ieee-p1363' });
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: head + '.' + claims + '.' + signature.toString('base64url'),
  });
  return (await answerOf(await fetch(token_endpoint, { method: 'POST', body: form }))).access_token;
}

const authorization = 'Bearer ' + (await signIn());
const get = async (path) => answerOf(await fetch(INTAKE_URL + path, { headers: { authorization } }));
const post = async (path, body) =>
  answerOf(await fetch(INTAKE_URL + path, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) }));

const { items: services } = await get('/api/velox/getServiceTypes');
const referral = {
  reference: 'EXAMPLE-1',
  patient: { familyName: 'Example', givenName: 'Rosa', birthDate: '1961-04-09', healthNumber: '9876543217' },
  referrer: { name: 'Dr. Lena Fournier', licenceNumber: '61234', clinicName: 'Lakeside Family Practice' },
  serviceTypeId: services[0].serviceTypeId,
  priority: 'urgent',
  reason: 'New murmur, short of breath on stairs',
};
const first = await post('/api/velox/createReferral', referral);
const second = await post('/api/velox/createReferral', referral);
const { items: appointments } = await get('/api/velox/getAppointments?reference=EXAMPLE-1');
console.log(JSON.stringify({ first, second, appointments }));
`;
