import type { SessionDispatch } from './account.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';

/** Answers whether it worked; what went wrong is in the slice's message. */
export type SessionThunk = (dispatch: SessionDispatch, getState: () => unknown, environment: SessionEnvironment) => Promise<boolean>;
