import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { Route, RouteInput, RouteResponse } from '../../contract/base/route.ts';
import type { ApiCall } from './baseQuery.ts';
import { inputSchema } from './inputSchema.ts';

type AnyRoute = Route<never, never, never, never> | Route;

/** What a hook takes: the parts that the route has, or nothing. */
export type InputOf<R> = keyof RouteInput<R> extends never ? void : RouteInput<R>;

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A route as an endpoint of RTK Query, for queries and mutations alike. */
export function endpointOf<const R extends AnyRoute>(route: R) {
  return {
    query: (input: InputOf<R>): ApiCall => callOf(route, input as Parts | undefined),
    argSchema: inputSchema<InputOf<R>>(route),
    responseSchema: route.response as unknown as StandardSchemaV1<RouteResponse<R>>,
  };
}

const ownCursor = (page: unknown) => (page as { nextCursor: string | null }).nextCursor;

interface PageInput<R> {
  queryArg: InputOf<R>;
  pageParam: string | null;
}

/** A keyset-paged route as an infinite query; `nextCursorOf` says where an answer keeps the cursor of the next page. */
export function pagesOf<const R extends AnyRoute>(
  route: R,
  nextCursorOf: (page: RouteResponse<R>) => string | null = ownCursor,
) {
  return {
    query: ({ queryArg, pageParam }: PageInput<R>): ApiCall => {
      const parts = queryArg as Parts;
      return callOf(route, { ...parts, query: { ...parts.query, cursor: pageParam ?? undefined } });
    },
    argSchema: inputSchema<PageInput<R>>(route, ({ queryArg }) => queryArg),
    responseSchema: route.response as unknown as StandardSchemaV1<RouteResponse<R>>,
    infiniteQueryOptions: {
      initialPageParam: null as string | null,
      getNextPageParam: (page: RouteResponse<R>) => nextCursorOf(page),
    },
  };
}

/** The call of a route with what it is given. */
export function callOf(route: Pick<Route, 'method' | 'path'>, { params = {}, query, body }: Parts = {}): ApiCall {
  const url = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  // A call that says JSON must hold some.
  return { url, method: route.method, ...(query && { params: query }), ...(route.method !== 'GET' && { body: body ?? {} }) };
}
