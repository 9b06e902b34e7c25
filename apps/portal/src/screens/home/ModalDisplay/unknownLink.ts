import type { Loadable } from '../../../data/loadable.ts';

/** The server has not made this link. */
export const isUnknownLink = (found: Loadable<unknown>): boolean => found.state === 'failed' && ['not-found', 'invalid'].includes(found.problem.code);
