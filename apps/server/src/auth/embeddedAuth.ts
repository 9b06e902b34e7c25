import type { Database } from '../platform/database/database.port.ts';
import type { Routes } from '../http/implement.ts';
import type { AuthContext, AuthSettings } from './authContext.ts';
import { authServer } from './authServer.ts';
import { loadSigningKeys } from './signingKeys.ts';
import type { SignInService } from './signInService.ts';
import { embeddedVerifier } from './tokenVerifier.ts';

export interface EmbeddedAuth extends SignInService {
  /** Answers /auth/v1. */
  routes: Routes;
}

/** The sign-in service of an installation that has no hosted one; accounts and sessions are in its own database. */
export async function openEmbeddedAuth(options: {
  database: Database;
  /** Where browsers reach this server, such as https://intake.example. */
  publicUrl: string;
  /** Origins of other pages that may call it. */
  allowedOrigins?: string[];
  sendMail: AuthContext['sendMail'];
  /** Without them people are invited, and a sign-in leads back here alone. */
  settings?: Partial<Omit<AuthSettings, 'siteUrl'>>;
}): Promise<EmbeddedAuth> {
  const { database, allowedOrigins, sendMail } = options;
  const siteUrl = options.publicUrl.replace(/\/+$/, '');
  const issuer = `${siteUrl}/auth/v1`;
  const settings = { redirects: [], isSignupOpen: false, isAutoconfirm: false, ...options.settings, siteUrl };
  const keys = await loadSigningKeys(database);
  const verifyToken = embeddedVerifier(issuer, keys);
  const plugin = authServer({ database, keys, issuer, verifyToken, settings, sendMail, allowedOrigins });
  return { verifyToken, routes: (app) => void app.register(plugin, { prefix: '/auth/v1' }) };
}
