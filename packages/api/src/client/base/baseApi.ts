import { createApi } from '@reduxjs/toolkit/query/react';
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
