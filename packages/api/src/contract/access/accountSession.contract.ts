import { z } from 'zod';
import { DateTime, Empty, Id } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** A sign-in of the caller's, on this computer or another. */
export const AccountSession = z.object({
  id: Id,
  isCurrent: z.boolean(),
  /** Such as Firefox; null when the program did not say what it is. */
  browser: z.string().nullable(),
  /** Such as Windows. */
  system: z.string().nullable(),
  device: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  /** From where it was used last. */
  ip: z.string().nullable(),
  startedAt: DateTime,
  /** When it last asked for a token, which a session in use does now and then. */
  lastUsedAt: DateTime,
});
export type AccountSession = z.infer<typeof AccountSession>;

export const accountSessionContract = {
  listAccountSessions: route({
    method: 'GET',
    path: '/api/session/list',
    summary: "The caller's own sessions, this one first; null when a hosted sign-in service keeps them to itself",
    access: 'member',
    response: z.array(AccountSession).nullable(),
  }),
  endAccountSession: route({
    method: 'DELETE',
    path: '/api/session/',
    summary: 'End another session of the caller; 409 for this one, which is signed out instead',
    access: 'member',
    body: z.object({ id: Id }),
    response: Empty,
  }),
};
