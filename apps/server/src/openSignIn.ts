import type { Parts } from './application.ts';
import { openEmbeddedAuth } from './auth/embeddedAuth.ts';
import { openHostedAuth } from './auth/hosted/hostedAuth.ts';
import { createPasswords } from './auth/passwords/password.ts';
import { createFacebook } from './auth/providers/facebook.ts';
import { createGoogle } from './auth/providers/google.ts';
import type { SignInService } from './auth/signInService.ts';
import type { Routes } from './http/implement.ts';
import { sendSignInMail } from './modules/session/signInMail.ts';
import { sendSignInText } from './modules/session/signInText.ts';
import type { Config } from './platform/config/config.ts';
import { TextRefused } from './platform/telephony/telephony.port.ts';

/** The project of the settings, or the service in our own database. */
export async function openSignIn(
  config: Config,
  parts: SignInParts,
  publicUrl: string,
): Promise<SignInService & { routes: Routes }> {
  return config.supabase ? openHostedAuth({ ...config.supabase, siteUrl: publicUrl }) : openOwnSignIn(config, parts, publicUrl);
}

export type SignInParts = Pick<Parts, 'database' | 'telephony'>;

export const openOwnSignIn = ({ auth }: Config, { database, telephony }: SignInParts, publicUrl: string) => {
  const { google, facebook, keys, limits, minimumLength, allowedOrigins, phoneFrom, ...settings } = auth;
  return openEmbeddedAuth({
    database,
    publicUrl,
    allowedOrigins,
    settings,
    keys,
    limits,
    passwords: createPasswords({ minimumLength }),
    providers: {
      ...(google && { google: createGoogle(google) }),
      ...(facebook && { facebook: createFacebook(facebook) }),
    },
    sendMail: sendSignInMail(database),
    sendText: phoneFrom ? sendSignInText({ database, telephony: telephony ?? noTelephony, from: phoneFrom }) : undefined,
  });
};

/** Where numbers need no proof nothing has to be texted; a code that is asked for all the same is refused. */
const noTelephony = {
  sendText: () => Promise.reject(new TextRefused('no provider is set up', { isPassing: false, isOptedOut: false })),
};
