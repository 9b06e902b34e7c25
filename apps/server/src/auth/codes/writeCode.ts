import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { AuthContext, AuthMail, MailKind } from '../authContext.ts';
import type { AuthenticationMethod, AuthTables, AuthTx, CodeKind, UserRow } from '../authTables.ts';
import { passwordPage } from '../admin/passwordPage.ts';
import { insertFlow } from '../sessions/flowState.ts';
import { requestedRedirect, withQuery } from '../protocol/redirect.ts';
import { codeLife, issueCode } from './oneTimeCode.ts';

/** Minutes: who is invited on a Friday may read it on Monday. */
const invitationLife = 3 * 24 * 60;

type SentColumn = keyof AuthTables['auth.users'] & `${string}_sent_at`;

interface CodeMail {
  code: CodeKind;
  /** What the client calls it in POST /verify, and the link in GET /verify. */
  type: string;
  method: AuthenticationMethod['method'];
  sent: SentColumn;
}

/** What each mail carries. */
const codeMails: Record<MailKind, CodeMail> = {
  confirmation: {
    code: 'confirmation',
    type: 'signup',
    method: 'email/signup',
    sent: 'confirmation_sent_at',
  },
  invitation: { code: 'confirmation', type: 'invite', method: 'invite', sent: 'confirmation_sent_at' },
  recovery: { code: 'recovery', type: 'recovery', method: 'recovery', sent: 'recovery_sent_at' },
  'sign-in': { code: 'recovery', type: 'magiclink', method: 'magiclink', sent: 'recovery_sent_at' },
  'email-change': {
    code: 'email_change_new',
    type: 'email_change',
    method: 'email_change',
    sent: 'email_change_sent_at',
  },
  'email-change-notice': {
    code: 'email_change_current',
    type: 'email_change',
    method: 'email_change',
    sent: 'email_change_sent_at',
  },
  reauthentication: {
    code: 'reauthentication',
    type: 'reauthentication',
    method: 'otp',
    sent: 'reauthentication_sent_at',
  },
};

/** How the page that asks for a mail wants to be come back to. */
export interface WayBack {
  redirectTo?: string | undefined;
  codeChallenge?: string | undefined;
}

export const wayBack = (
  { settings }: AuthContext,
  request: FastifyRequest,
  codeChallenge?: string,
): WayBack => ({ redirectTo: requestedRedirect(settings, request), codeChallenge });

export interface WrittenCode extends AuthMail {
  /** What the link carries, for who makes a link of their own. */
  linkToken: string;
  /** Of the link: see the query of GET /verify. */
  type: string;
}

export const localeOf = ({ raw_user_meta_data: { locale } }: UserRow) =>
  typeof locale === 'string' ? locale : undefined;

/** The portal's pages around signing in know what to do with a hash. */
const isPortalPage = (siteUrl: string, address: string): boolean => {
  const { origin, pathname } = new URL(address);
  return origin === new URL(siteUrl).origin && pathname.startsWith('/auth/') && !pathname.startsWith('/auth/v1/');
};

/** The invitation again, whoever asked for it: it leads where an administrator's led, with no proof of another page. */
export const writeInvitation = (context: AuthContext, tx: AuthTx, user: UserRow): Promise<WrittenCode> =>
  writeCode(context, tx, {
    user,
    kind: 'invitation',
    email: user.email ?? '',
    back: { redirectTo: passwordPage(context.settings.siteUrl) },
  });

/** A new code for a user and the mail that carries it, to be sent once the transaction is kept. */
export async function writeCode(
  { issuer, settings }: AuthContext,
  tx: AuthTx,
  { user, kind, email, back = {} }: { user: UserRow; kind: MailKind; email: string; back?: WayBack },
): Promise<WrittenCode> {
  const { code: codeKind, type, method, sent } = codeMails[kind];
  const redirectTo = back.redirectTo ?? settings.siteUrl;
  const flow =
    back.codeChallenge === undefined
      ? undefined
      : await insertFlow(tx, {
          user_id: user.id,
          code_challenge: back.codeChallenge,
          authentication_method: method,
          redirect_to: redirectTo,
        });
  const linkLife = kind === 'invitation' ? invitationLife : codeLife;
  const { code, linkToken } = await issueCode(tx, {
    userId: user.id,
    kind: codeKind,
    address: email,
    flowStateId: flow?.id,
    linkLife,
  });
  await tx
    .updateTable('auth.users')
    .set({ [sent]: sql<Date>`now()`, ...(kind === 'invitation' && { invited_at: sql<Date>`now()` }) })
    .where('id', '=', user.id)
    .execute();
  // The portal shows the hash itself, when its reader goes on: no session ever stands in an address.
  const link =
    flow === undefined && isPortalPage(settings.siteUrl, redirectTo)
      ? withQuery(redirectTo, { token_hash: linkToken, type })
      : withQuery(`${issuer}/verify`, { token: linkToken, type, redirect_to: redirectTo });
  return {
    kind,
    userId: user.id,
    email,
    locale: localeOf(user),
    code,
    minutes: codeLife,
    link: back.redirectTo === undefined ? undefined : link,
    linkMinutes: linkLife,
    linkToken,
    type,
  };
}
