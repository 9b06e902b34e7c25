import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'undici';
import { sendSignInMail } from '../modules/session/signInMail.ts';
import { createAuthenticator, createSessionCheck } from '../http/authentication.ts';
import { serverWith } from '../http/http.fixtures.ts';
import type { Routes } from '../http/implement.ts';
import type { Database } from '../platform/database/database.port.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { createOrganization } from '../testing/organizations.ts';
import type { TestOrganization } from '../testing/organizations.ts';
import type { AccountAdmin } from './accountAdmin.port.ts';
import type { AuthContext } from './authContext.ts';
import { createUser } from './accounts/createUser.ts';
import type { IdentityProviders } from './providers/provider.port.ts';
import { openEmbeddedAuth } from './embeddedAuth.ts';
import { createPasswords } from './passwords/password.ts';
import type { Passwords } from './passwords/password.ts';
import type { Pause } from '../platform/clock/leastTime.ts';
import { freePort } from '../platform/processes/freePort.ts';
import type { ChosenLimits } from './protocol/rateLimits.ts';
import type { KeySettings } from './tokens/signingKeys.ts';

export const testPassword = 'plum-Violin-harbour-9';
/** The least that argon2 takes: tests hash a lot, and the strength of a hash is no concern of theirs. */
const quickCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
export const testIssuer = 'https://intake.example/auth/v1';

export interface StoredMail {
  recipient: string;
  subject: string;
  body: string;
}

export interface AuthFixture extends TestDatabase {
  app: FastifyInstance;
  /** Address of the running server, without trailing slash. */
  url: string;
  /** An unmodified Supabase client with a memory of its own. */
  client: (auth?: SupabaseClientOptions<'public'>['auth']) => SupabaseClient;
  /** The mails to this address, newest first. */
  mailsTo: (email: string) => Promise<StoredMail[]>;
  /** The code in the newest mail to this address. */
  codeTo: (email: string) => Promise<string>;
  /** What the link in the newest mail to this address carries. */
  linkTokenTo: (email: string) => Promise<string>;
  /** What the product does with accounts. */
  accounts: AccountAdmin;
  issueServiceToken: (hours?: number) => Promise<string>;
  passwords: Passwords;
  /** An account with one membership; returns its address and id. */
  newUser: (options?: {
    permissions?: string[];
    email?: string;
  }) => Promise<{ email: string; id: string; organization: TestOrganization }>;
  stop: () => Promise<void>;
}

interface AuthFixtureOptions {
  settings?: Parameters<typeof openEmbeddedAuth>[0]['settings'];
  providers?: IdentityProviders;
  /** Tokens name the loopback address as their issuer, so that others can fetch the keys there. */
  isReachable?: boolean;
  keys?: KeySettings;
  limits?: ChosenLimits;
  minimumLength?: number;
  pause?: Pause;
  /** Takes the texts; without it numbers are no way in. */
  sendText?: AuthContext['sendText'];
  /** Addresses of proxies that are believed. */
  trustProxy?: string[];
  routes?: (test: { database: Database; accounts: AccountAdmin }) => Routes[];
  /** Reaches the database by another way than the usual one. */
  connect?: (connection: TestDatabase['connection']) => Database;
}

/** The real server on a loopback port, over a database of its own. */
export async function startAuth({
  routes = () => [],
  connect,
  settings = {},
  providers = {},
  trustProxy = [],
  isReachable = false,
  keys = {},
  limits = {},
  minimumLength = 8,
  pause,
  sendText,
}: AuthFixtureOptions = {}): Promise<AuthFixture> {
  const test = await createTestDatabase();
  const passwords = createPasswords({ minimumLength, cost: quickCost });
  const database = connect?.(test.connection) ?? test.database;
  const port = isReachable ? await freePort() : 0;
  const auth = await openEmbeddedAuth({
    database,
    passwords,
    keys,
    limits,
    publicUrl: isReachable ? `http://127.0.0.1:${port}` : 'https://intake.example/',
    allowedOrigins: ['https://portal.example'],
    sendMail: sendSignInMail(database),
    sendText,
    settings,
    providers,
    ...(pause && { pause }),
  });
  const app = await serverWith({
    routes: [auth.routes, ...routes({ database, accounts: auth.accounts })],
    authenticate: createAuthenticator({ database, signIn: auth }),
    isSessionOpen: createSessionCheck({ database, signIn: auth }),
    trustProxy,
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  const mailsTo = (email: string) =>
    test.sql<StoredMail>('select * from mail where recipient = $1 order by created_at desc', [email]);

  return {
    ...test,
    app,
    url,
    client: (options) =>
      createClient(url, 'publishable', {
        auth: { storage: memoryStorage(), autoRefreshToken: false, ...options },
        // The client makes its realtime part at once, and Node 20 brings no WebSocket.
        realtime: { transport: WebSocket as never },
      }),
    mailsTo,
    accounts: auth.accounts,
    passwords,
    issueServiceToken: (hours = 1) => auth.issueServiceToken(hours),
    codeTo: async (email) => /\d{6}/.exec((await mailsTo(email))[0]?.body ?? '')?.[0] ?? '',
    linkTokenTo: async (email) => /[?&]token(?:_hash)?=([\w-]+)/.exec((await mailsTo(email))[0]?.body ?? '')?.[1] ?? '',
    async newUser({ permissions = [], email = `clerk.${crypto.randomUUID().slice(0, 8)}@example.org` } = {}) {
      const organization = await createOrganization(test, permissions);
      const { userId: id } = organization.member;
      await createUser({ database, passwords }, { id, email, password: testPassword });
      await test.sql('update app_user set email = $1 where id = $2', [email, id]);
      return { email, id, organization };
    },
    async stop() {
      await app.close();
      if (database !== test.database) await database.close();
      await test.close();
    },
  };
}

/** What a browser's localStorage is to the client. */
export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
