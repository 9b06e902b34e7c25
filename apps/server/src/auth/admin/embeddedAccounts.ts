import { loadAccount } from '../accounts/account.ts';
import type { AccountAdmin } from '../accountAdmin.port.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import { createUser } from '../accounts/createUser.ts';
import { mailRecovery } from '../codes/codeMail.routes.ts';
import { normalizeEmail } from '../accounts/users.store.ts';
import { removeFactor } from '../factors/factors.routes.ts';
import { embeddedSessions } from './embeddedSessions.ts';
import { changeAccount, removeAccount, requireUser } from './accounts.ts';
import { asAppError } from './accountErrors.ts';
import { findUnopened, invite } from './invitation.routes.ts';
import { passwordPage } from './passwordPage.ts';

/** Accounts of the embedded service. */
export function createEmbeddedAccounts(context: AuthContext): AccountAdmin {
  const { database, passwords } = context;
  const back = { redirectTo: passwordPage(context.settings.siteUrl) };
  const ban = (userId: string, ban_duration: string) =>
    inAuth(database, async (tx) => {
      await changeAccount(tx, userId, { ban_duration, passwordHash: undefined, ip: null });
    });
  const accounts: Omit<AccountAdmin, 'sessions'> = {
    create: (account) => createUser({ database, passwords }, account),
    async invite({ email, displayName, locale }) {
      await inAuth(database, (tx) => findUnopened(tx, email));
      await context.limits.consume({ mailGap: `invitation|${normalizeEmail(email)}` });
      const wanted = {
        email,
        userMetadata: { display_name: displayName, locale },
        back,
        ip: null,
      };
      const { user, mail } = await inAuth(database, (tx) => invite(context, tx, wanted));
      await context.sendMail(mail);
      return user.id;
    },
    disable: (userId) => ban(userId, '876000h'),
    enable: (userId) => ban(userId, 'none'),
    sendRecovery: (email) => mailRecovery(context, email, back),
    removeFactors: (userId) =>
      inAuth(database, async (tx) => {
        const { factors } = await loadAccount(tx, await requireUser(tx, userId));
        for (const factor of factors) await removeFactor(tx, factor, null);
      }),
    remove: (userId) =>
      inAuth(database, async (tx) => void (await removeAccount(tx, userId, { isSoft: false, ip: null }))),
  };
  return {
    ...asAppError(accounts, (error) => (error instanceof AuthError ? error : undefined)),
    sessions: embeddedSessions(database),
  };
}
