import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';

/** What the sign-in page needs to know before anybody signs in, and what other services need to check tokens. */
export function settingsRoutes(app: FastifyInstance, { keys, settings, providers, sendText }: AuthContext): void {
  app.get('/settings', () => ({
    external: {
      email: true,
      phone: sendText !== undefined,
      anonymous_users: settings.isAnonymousOpen,
      google: 'google' in providers,
      facebook: 'facebook' in providers,
    },
    disable_signup: !settings.isSignupOpen,
    mailer_autoconfirm: settings.isAutoconfirm,
    phone_autoconfirm: sendText !== undefined && settings.isAutoconfirm,
    sms_provider: sendText ? 'telnyx' : '',
    saml_enabled: false,
    mfa_enabled: true,
  }));

  app.get('/health', () => ({
    version: 'v2',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }));

  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(keys.jwks),
  );
}
