import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.port.ts';
import type { Account } from './accounts/account.ts';
import type { SessionRow } from './authTables.ts';
import type { IdentityProviders } from './providers/provider.port.ts';
import type { Passwords } from './passwords/password.ts';
import type { Pause } from '../platform/clock/leastTime.ts';
import type { RateLimits } from './protocol/rateLimits.ts';
import type { Caller } from './sessions/sessions.store.ts';
import type { SigningKeys } from './tokens/signingKeys.ts';
import type { TokenVerifier } from './tokens/tokenVerifier.ts';

/** What every endpoint family of the sign-in service works with. */
export interface AuthContext {
  database: Database;
  keys: SigningKeys;
  /** `<public address>/auth/v1`: what tokens say they were issued by. */
  issuer: string;
  verifyToken: TokenVerifier;
  limits: RateLimits;
  settings: AuthSettings;
  passwords: Passwords;
  /** Other services that people may sign in with. */
  providers: IdentityProviders;
  sendMail: (mail: AuthMail) => Promise<void>;
  /** Undefined where no codes are texted: then telephone numbers are no way in. */
  sendText: ((text: AuthText) => Promise<void>) | undefined;
  /** How answers wait that must not tell by their time whom they know. */
  pause: Pause;
}

export interface AuthSettings {
  /** Where browsers reach Intake, such as https://intake.example; a sign-in leads back there. */
  siteUrl: string;
  /** Other addresses that it may lead back to; * stands for a part of a path or host, ** for anything. */
  redirects: string[];
  /** People may make accounts for themselves; otherwise they are invited. */
  isSignupOpen: boolean;
  /** New addresses count as proven without a mail. */
  isAutoconfirm: boolean;
  /** People may begin without saying who they are. */
  isAnonymousOpen: boolean;
  /** People may link other ways in to their account, and take them away. */
  isLinkingOpen: boolean;
}

export type MailKind =
  | 'confirmation'
  | 'invitation'
  | 'recovery'
  | 'sign-in'
  | 'email-change'
  | 'email-change-notice'
  | 'reauthentication';

/** A mail that lets its reader do something. */
export interface AuthMail {
  kind: MailKind;
  userId: string;
  email: string;
  /** What its reader reads, as far as they said so. */
  locale: string | undefined;
  /** Six digits. */
  code: string;
  /** For how long it is good. */
  minutes: number;
  /** Does the same without typing; only when the request said where to come back to. */
  link: string | undefined;
  /** For how long that is good. */
  linkMinutes: number;
}

/** A code for the reader of a telephone. */
export interface AuthText {
  userId: string;
  /** E.164. */
  phone: string;
  /** What its reader reads, as far as they said so. */
  locale: string | undefined;
  /** Six digits. */
  code: string;
  /** For how long it is good. */
  minutes: number;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'],
});

/** A user in one of their sessions. */
export interface SignedIn extends Account {
  session: SessionRow;
}
