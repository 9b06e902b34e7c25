import type { AccountSession } from '@intake/api/contract';
import Bowser from 'bowser';
import type { AccountSessions } from '../../auth/accountAdmin.port.ts';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';

/** Where the caller is signed in. */
export interface AccountSessionService {
  /** This one first; null where the sign-in service keeps them to itself. */
  list(actor: Actor): Promise<AccountSession[] | null>;
  /** Throws 409 `current-session` for the one that asks. */
  end(actor: Actor, session: { id: string; ip: string }): Promise<void>;
}

export const createAccountSessionService = (sessions: AccountSessions | undefined): AccountSessionService => ({
  async list(actor) {
    if (!sessions) return null;
    const open = await sessions.list(actor.userId);
    return open
      .map(({ userAgent, startedAt, lastUsedAt, ...session }) => ({
        ...session,
        ...programOf(userAgent),
        isCurrent: session.id === actor.sessionId,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }))
      .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  },
  async end(actor, session) {
    if (session.id === actor.sessionId) throw conflict('current-session', 'This is the session that asks; sign out instead.');
    if (!(await sessions?.end(actor.userId, session))) throw notFound();
  },
});

const devices = ['desktop', 'mobile', 'tablet'] as const;

/** What a browser says of itself, which is no proof of anything. */
function programOf(userAgent: string | null): Pick<AccountSession, 'browser' | 'system' | 'device'> {
  const { browser, os, platform } = userAgent ? Bowser.parse(userAgent) : {};
  return {
    browser: browser?.name || null,
    system: os?.name || null,
    device: devices.find((device) => device === platform?.type) ?? 'unknown',
  };
}
