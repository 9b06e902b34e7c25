import type { Database } from '../platform/database/database.port.ts';
import type { Routes } from '../http/implement.ts';
import type { AuthContext } from './authContext.ts';
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
  mailRecoveryCode: AuthContext['mailRecoveryCode'];
}): Promise<EmbeddedAuth> {
  const { database, allowedOrigins, mailRecoveryCode } = options;
  const issuer = `${options.publicUrl.replace(/\/+$/, '')}/auth/v1`;
  const keys = await loadSigningKeys(database);
  const verifyToken = embeddedVerifier(issuer, keys);
  const plugin = authServer({ database, keys, issuer, verifyToken, mailRecoveryCode, allowedOrigins });
  return { verifyToken, routes: (app) => void app.register(plugin, { prefix: '/auth/v1' }) };
}
