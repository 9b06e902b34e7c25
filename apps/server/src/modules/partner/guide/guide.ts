import { veloxContract, type Route } from '@intake/api/contract';
import { fhirTypes, mostDocumentBytes, mostDocuments, partnerLimits, requestStatuses, veloxScopes } from '@intake/api/rules';
import { searchesOf } from '../../fhir/rest/fhirQuery.ts';
import { kinds } from '../../fhir/rest/kinds/kinds.ts';
import { tokenSeconds } from '../access/accessToken.ts';
import { tokenPath } from '../access/token.routes.ts';
import { example } from './example.ts';
import { fieldsOf, type Field } from './fields.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const code = (text: string) => `<code>${escaped(text)}</code>`;
const block = (text: string, id = '') => `<pre${id && ` id="${id}"`} tabindex="0"><code>${escaped(text)}</code></pre>`;
/** On a telephone a row is a card: the roles say that it is a row still. */
const rows = (head: string[], cells: string[][]) =>
  `<div class="table" tabindex="0"><table role="table"><thead><tr role="row">${head.map((one) => `<th role="columnheader" scope="col">${one}</th>`).join('')}</tr></thead><tbody role="rowgroup">${cells.map((row) => `<tr role="row">${row.map((one, at) => `<td role="cell" data-head="${head[at]}">${one}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;

const fields = (list: Field[]) =>
  rows(['Field', 'Type', 'Needed', 'What it is'], list.map(({ path, type, isRequired, text }) => [code(path), escaped(type), isRequired ? 'yes' : '', escaped(text)]));

function endpoint([name, { method, path, summary, scope, query, body, response }]: [string, Route]): string {
  return `<section><h3 id="${name}">${name}</h3><p>${escaped(summary)}.</p>${block(`${method} ${path}`)}<p>Scope ${code(scope ?? '')}</p>
${query ? `<h4>Query</h4>${fields(fieldsOf(query, 'input'))}` : ''}${body ? `<h4>Body, JSON</h4>${fields(fieldsOf(body, 'input'))}` : ''}<h4>Answer, JSON</h4>${fields(fieldsOf(response, 'output'))}</section>`;
}

const errors: [string, string, string][] = [
  ['401', 'token-expired, invalid-token, client-stopped', 'Sign in again. Where that is refused as well, ask the clinic.'],
  ['404', 'scope-missing, not-found', 'You may not do this, or there is no such thing.'],
  ['409', 'reference-taken', 'This reference stands for a referral with other content.'],
  ['413', 'too-large', `Documents are ${mostDocumentBytes / 1024 / 1024} MB together at most.`],
  ['422', 'invalid', 'A field is wrong; <code>error.fields</code> names each by its path, with a code.'],
  ['429', 'too-many-requests', 'Wait as many seconds as <code>Retry-After</code> says.'],
  ['5xx', '', 'Send the same again: a referral is never made twice.'],
];

const style = `:root{color-scheme:light dark;--line:light-dark(#d9dce3,#3a3f4b);--quiet:light-dark(#5b6270,#a9b0bd);--tint:light-dark(#f5f6f8,#1d2027);--link:light-dark(#1d4ed8,#8ab4ff)}
*{box-sizing:border-box}body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:light-dark(#fff,#14161b);color:light-dark(#171a21,#e7e9ee)}
main{max-inline-size:54rem;margin-inline:auto;padding:3rem 1.25rem 6rem}h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}h2{margin-block:3rem .5rem;padding-block-start:1.5rem;border-block-start:1px solid var(--line)}h3{margin-block:2.5rem .25rem}h4{margin-block:1.5rem .5rem;color:var(--quiet)}
a{color:var(--link)}p,li{max-inline-size:44rem}.lead{color:var(--quiet);font-size:1.125rem}code{font:0.875em/1.5 ui-monospace,monospace}p code{overflow-wrap:anywhere}pre{background:var(--tint);border:1px solid var(--line);border-radius:.5rem;padding:1rem;overflow:auto}
.table{overflow:auto;border:1px solid var(--line);border-radius:.5rem}table{border-collapse:collapse;inline-size:100%;font-size:.9375rem}th,td{padding:.5rem .75rem;text-align:start;vertical-align:top;border-block-end:1px solid var(--line)}tbody tr:last-child td{border-block-end:0}th{background:var(--tint);font-weight:600}td:nth-child(4){min-inline-size:12rem}
@media (width<40rem){.table{border:0;overflow:visible}table,tbody,td{display:block}thead{position:absolute;clip-path:inset(50%)}tr{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.125rem .75rem;padding-block:.75rem;border-block-end:1px solid var(--line)}td{padding:0;border:0;overflow-wrap:anywhere}td:empty{display:none}td:nth-child(2){color:var(--quiet)}td:nth-child(n+3),td:last-child{grid-column:1/-1}td:nth-child(n+3):not(:last-child)::before{content:attr(data-head) ": ";color:var(--quiet)}}
nav ul{padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem}`;

/** All that a stranger needs to write a client, made from the contract. @param siteUrl where this server is reached */
export function guide(siteUrl: string): string {
  const endpoints = Object.entries(veloxContract) as [string, Route][];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partner API – Intake</title><style>${style}</style></head><body><main>
<h1>Partner API</h1><p class="lead">Refer patients to this clinic from your own system, and see the appointments that came of it.</p>
<nav aria-label="On this page"><ul><li><a href="#keys">Keys</a></li><li><a href="#token">Signing in</a></li><li><a href="#calls">Calls</a></li><li><a href="#errors">Errors</a></li><li><a href="#webhooks">Being told</a></li><li><a href="#fhir">FHIR</a></li><li><a href="#client">A client</a></li></ul></nav>
<h2 id="keys">Keys</h2><p>You sign in with a key of your own; there is no shared secret. Make a pair, keep the private half, and send the public one to the clinic. They answer with your client id and the key id.</p>
${block('openssl ecparam -name secp384r1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out private.pem\nopenssl pkey -in private.pem -pubout -out public.pem')}
<p>RSA of 2048 bits and more does as well (RS384). The key id is the ${code('kid')} of a JWK, or for a PEM the thumbprint of RFC 7638, which the clinic sees beside the key. To change a key, send the new one first: both count until the old one is revoked.</p>
<h2 id="token">Signing in</h2><p>OAuth 2.0 client credentials with ${code('private_key_jwt')} (RFC 7523, SMART Backend Services). Sign a JWT with ${code('iss')} and ${code('sub')} your client id, ${code('aud')} the address below, a new ${code('jti')} of 8 to 200 characters, and ${code('exp')} at most five minutes ahead; name your key in its head as ${code('kid')}. Each is taken once.</p>
${block(`POST ${siteUrl}${tokenPath}\nContent-Type: application/x-www-form-urlencoded\n\ngrant_type=client_credentials\n&client_assertion_type=urn:ietf:params:oauth:client-assertion-type:jwt-bearer\n&client_assertion=<the signed JWT>\n&scope=${veloxScopes.join(' ')}`)}
<p>Without ${code('scope')} you get all that you were granted. The token lasts ${tokenSeconds / 60} minutes; send it as ${code('Authorization: Bearer …')}. Refusals are those of RFC 6749: ${code('{"error":"invalid_client","error_description":"…"}')}, status 400.</p>
<h2 id="calls">Calls</h2><p>Paths answer with and without a slash at their end. Lists come in pages: while ${code('nextCursor')} is not null, ask again with it as ${code('cursor')}. You may call ${partnerLimits.join(', ')} times a minute, as the clinic chose. A referral has at most ${mostDocuments} documents, which are ${mostDocumentBytes / 1024 / 1024} MB together.</p>
${endpoints.map(endpoint).join('\n')}
<h2 id="errors">Errors</h2><p>Every other refusal has one shape: ${code('{"error":{"code":"…","message":"…","fields":[{"path":"…","code":"…"}],"requestId":"…"}}')}. No answer tells whether a patient is known to the clinic. Each of your calls is counted where the clinic sees it, and each record that you read is written down with your name.</p>
${rows(['Status', 'Codes', 'What to do'], errors.map(([status, codes, text]) => [status, codes && code(codes), text]))}
<h2 id="webhooks">Being told</h2><p>Give the clinic an address of yours, by https. They answer with a secret, once. Each change of the state of a referral of yours is then posted there, signed as Standard Webhooks has it: ${code('webhook-signature')} is ${code('v1,')} and the base64 of HMAC-SHA256 over ${code('<webhook-id>.<webhook-timestamp>.<body>')}, with what follows ${code('whsec_')} in base64 as its key. Look at the signature and the time before anything else.</p>
${block('POST https://clinic.example/hook\nwebhook-id: 8f7b…\nwebhook-timestamp: 1794000000\nwebhook-signature: v1,…\n\n{"type":"referral.status","timestamp":"…","data":{"referralId":"…","reference":"EXAMPLE-1","clinicReference":"K7XQ2M","status":"accepted","previousStatus":"requested"}}')}
<p>States are ${requestStatuses.join(', ')}. Answer 2xx within ten seconds. What is not taken is sent again with the same ${code('webhook-id')} for some hours, in no promised order: by the id you see what you had, by ${code('timestamp')} what is newest. 410 ends it; the clinic may have any of them sent once more. There is never anything of the patient in it.</p>
<h2 id="fhir">FHIR</h2><p>What the clinic lets you read stands at ${code(`${siteUrl}/fhir`)} in FHIR R4, with the same tokens and scopes such as ${code('system/Patient.rs')}: ${fhirTypes.join(', ')}. Nothing is written by FHIR.</p>
${block(`GET ${siteUrl}/fhir/ServiceRequest?patient=<id>&status=active&_count=20\nAuthorization: Bearer …`)}
<p>The same search goes by POST to ${code('/fhir/ServiceRequest/_search')} as a form, whose address then holds no names. A search answers a Bundle. While it has a link ${code('next')}, ask for that address; ${code('_count')} is 100 at most, and ${code('_summary=count')} counts. Commas mean or, a name that comes twice means and; dates take ${code('eq')}, ${code('ne')}, ${code('ge')}, ${code('le')}, ${code('gt')} and ${code('lt')} before them. A parameter that is not listed is left out, and an OperationOutcome in the Bundle says so; with ${code('Prefer: handling=strict')} it is refused. The same table is at ${code('GET /fhir/metadata')}.</p>
${rows(['Type', 'Searches'], kinds.map((kind) => [code(kind.type), Object.keys(searchesOf(kind)).map(code).join(' ')]))}
<p>${code('GET /fhir/Binary/<id of the DocumentReference>')} answers the pages as they are stored, or wrapped where ${code('Accept: application/fhir+json')} asks for it. Refusals are OperationOutcomes with the statuses above, and 406 where XML alone is accepted.</p>
<h2 id="client">A client</h2><p>With nothing but Node.js 20. ${code('INTAKE_URL')} is ${code(siteUrl)}.</p>${block(example, 'example')}
</main></body></html>`;
}
