import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit';
import { sessionSlice } from './session/sessionSlice.ts';

/** What the portal's store is made of. Calls and their cache join it with their code, for which signing in does not wait. */
export const rootReducer = combineSlices(sessionSlice);
export const lateMiddleware = createDynamicMiddleware();
