import type { Database } from '../platform/database/database.port.ts';
import type { Routes } from '../http/implement.ts';
import type { AccountAdmin } from './accountAdmin.port.ts';
import { createEmbeddedAccounts } from './admin/embeddedAccounts.ts';
import { issueServiceToken } from './admin/serviceToken.ts';
import type { AuthContext, AuthSettings } from './authContext.ts';
import { authServer } from './protocol/authServer.ts';
import type { IdentityProviders } from './providers/provider.port.ts';
import { createPasswords } from './passwords/password.ts';
import type { Passwords } from './passwords/password.ts';
import { pauseByClock } from '../platform/clock/leastTime.ts';
import type { Pause } from '../platform/clock/leastTime.ts';
import { createRateLimits } from './protocol/rateLimits.ts';
import type { ChosenLimits } from './protocol/rateLimits.ts';
import { loadSigningKeys } from './tokens/signingKeys.ts';
import type { KeySettings } from './tokens/signingKeys.ts';
import type { SignInService } from './signInService.ts';
import { embeddedVerifier } from './tokens/tokenVerifier.ts';

export interface EmbeddedAuth extends SignInService {
  /** Answers /auth/v1. */
  routes: Routes;
  accounts: AccountAdmin;
  /** For programs that administer accounts over /auth/v1; good for so many hours. */
  issueServiceToken: (hours: number) => Promise<string>;
}

const usualSettings = {
  redirects: [],
  isSignupOpen: false,
  isAutoconfirm: false,
  isAnonymousOpen: false,
  isLinkingOpen: true,
};

/** The sign-in service of an installation that has no hosted one; accounts and sessions are in its own database. */
export async function openEmbeddedAuth(options: {
  database: Database;
  /** Where browsers reach this server, such as https://intake.example. */
  publicUrl: string;
  /** Origins of other pages that may call it. */
  allowedOrigins?: string[];
  sendMail: AuthContext['sendMail'];
  /** Without it telephone numbers are no way in. */
  sendText?: AuthContext['sendText'];
  /** Other services that people may sign in with; none without it. */
  providers?: IdentityProviders;
  /** Without them people are invited, and a sign-in leads back here alone. */
  settings?: Partial<Omit<AuthSettings, 'siteUrl'>>;
  /** Other than the usual ones. */
  passwords?: Passwords;
  /** Other than the one in the database. */
  keys?: KeySettings;
  limits?: ChosenLimits;
  pause?: Pause;
}): Promise<EmbeddedAuth> {
  const { database, allowedOrigins, sendMail, sendText, providers = {} } = options;
  const siteUrl = options.publicUrl.replace(/\/+$/, '');
  const issuer = `${siteUrl}/auth/v1`;
  const settings = { ...usualSettings, ...options.settings, siteUrl };
  const passwords = options.passwords ?? createPasswords();
  const keys = await loadSigningKeys(database, options.keys);
  const verifyToken = embeddedVerifier(issuer, keys);
  const limits = createRateLimits(database, options.limits);
  const context: AuthContext = {
    database,
    keys,
    issuer,
    verifyToken,
    limits,
    settings,
    passwords,
    providers,
    sendMail,
    sendText,
    pause: options.pause ?? pauseByClock,
  };
  const plugin = authServer(context, allowedOrigins);
  return {
    verifyToken,
    routes: (app) => void app.register(plugin, { prefix: '/auth/v1' }),
    accounts: createEmbeddedAccounts(context),
    issueServiceToken: (hours) => issueServiceToken(context, hours),
  };
}
