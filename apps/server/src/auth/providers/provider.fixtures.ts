import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Somebody who has an account at another provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export const client = { clientId: 'intake', clientSecret: 'a-secret-of-the-provider-000000' };

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const close = (server: Server) =>
  new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()));

/** A real OpenID provider on loopback. Whoever is `person` at the moment signs in without being asked, or declines. */
export async function startOpenIdProvider(redirectUri: string) {
  const people = new Map<string, Person>();
  const state = { person: undefined as Person | undefined };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  const issuer = await listen(server);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { person } = state;
    if (person) people.set(person.sub, person);
    const result = person
      ? { login: { accountId: person.sub } }
      : { error: 'access_denied', error_description: 'The person said no' };
    void provider.interactionFinished(request, response, result);
  };
  return {
    issuer,
    /** Undefined declines. */
    become: (person: Person | undefined) => void (state.person = person),
    close: () => close(server),
    /** On the same port as before. */
    reopen: () =>
      new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve)),
  };
}

/** A loopback service that answers what Facebook's dialog and graph answer to us. */
export async function startFacebook() {
  const state = { me: {} as Record<string, unknown>, asked: [] as string[] };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname.endsWith('/dialog/oauth')) {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'a-code');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      return void response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname.endsWith('/oauth/access_token'))
      return void json(200, { access_token: 'a-token', token_type: 'bearer', expires_in: 3600 });
    if (request.headers.authorization !== 'Bearer a-token' || !url.searchParams.get('appsecret_proof'))
      return void json(400, { error: { message: 'no' } });
    state.asked.push(url.searchParams.get('fields') ?? '');
    return void json(200, state.me);
  });
  const address = await listen(server);
  return {
    address,
    asked: state.asked,
    become: (me: Record<string, unknown>) => void (state.me = me),
    close: () => close(server),
  };
}

/** Follows redirects and keeps cookies, as a browser does, till the address is none of these servers'. */
export function openBrowser(publicUrl: string, serverUrl: string) {
  const jars = new Map<string, Map<string, string>>();
  const visited: string[] = [];
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const keep = (origin: string, lines: string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jarOf(origin).set(name, value);
    }
  };
  return {
    keep,
    visited,
    async follow(address: string): Promise<URL> {
      let url = new URL(address.replace(publicUrl, serverUrl));
      for (let step = 0; step < 12; step += 1) {
        visited.push(url.href);
        const cookie = [...jarOf(url.origin)].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
        await answer.body?.cancel();
        keep(url.origin, answer.headers.getSetCookie());
        const location = answer.headers.get('location');
        if (!location) throw new Error(`${url.href} answered ${answer.status} and leads nowhere`);
        const next = new URL(location, url);
        if (next.origin === new URL(publicUrl).origin && !next.pathname.startsWith('/auth/v1/')) return next;
        url = new URL(next.href.replace(publicUrl, serverUrl));
      }
      throw new Error('It never ends');
    },
  };
}
