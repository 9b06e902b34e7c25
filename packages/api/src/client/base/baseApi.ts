import type { Middleware } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { callerChanged } from '../session/sessionSlice.ts';
import { lateMiddleware, rootReducer } from '../storeParts.ts';
import { askLater } from './askLater.ts';
import { baseQuery } from './baseQuery.ts';
import { tagTypes } from './tags.ts';

/** Every call of the portal. The domains add their endpoints; the cache is never stored and ends with the session. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
  // Production builds carry no schemas; development and tests refuse what the contract does not say.
  skipSchemaValidation: import.meta.env.PROD,
  catchSchemaFailure: import.meta.env.PROD
    ? undefined
    : ({ schemaName, issues }, { endpoint }) => {
        const where = issues.map(({ path = [], message }) => `${path.map(String).join('.')}: ${message}`);
        const message = `${endpoint} ${schemaName}: ${where.join('; ')}`;
        console.error(message);
        return { status: null, code: 'contract', message };
      },
});

/** What was answered to somebody else is nobody's. */
const forgetAnswers: Middleware = ({ dispatch }) => (next) => (action) => {
  if (callerChanged.match(action)) dispatch(baseApi.util.resetApiState());
  return next(action);
};

rootReducer.inject(baseApi);
lateMiddleware.addMiddleware(askLater(baseApi), baseApi.middleware, forgetAnswers);
