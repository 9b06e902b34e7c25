import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

interface Refused {
  meta: { condition: boolean; arg: { endpointName: string; originalArgs: unknown; queryCacheKey: string; direction?: string } };
}

interface PagedEndpoint {
  select: (input: unknown) => (state: unknown) => { status: string; direction?: string };
  initiate: (input: unknown, options: { direction: 'forward'; subscribe: false }) => UnknownAction;
}

/** What is needed of the API that the pages are fetched by. */
interface Api {
  endpoints: object;
  util: { getRunningQueryThunk: (...query: [never, never]) => unknown };
}

function isRefusedPage(action: unknown): action is Refused {
  const { meta } = action as Partial<Refused>;
  return meta?.condition === true && meta.arg.direction === 'forward';
}

/**
 * RTK Query refuses to fetch a further page while the pages that are here are fetched again, as after an event: nothing would
 * come of a press on "Show more". Here that page is fetched once they have come. Stands before the API's own middleware, which keeps
 * refusals to itself.
 */
export const askLater = ({ endpoints, util }: Api): Middleware => ({ dispatch, getState }) => {
  const waiting = new Set<string>();
  const later = async ({ meta: { arg } }: Refused) => {
    const { endpointName, originalArgs, queryCacheKey } = arg;
    const { select, initiate } = (endpoints as Record<string, PagedEndpoint>)[endpointName]!;
    const pages = () => select(originalArgs)(getState());
    if (waiting.has(queryCacheKey) || pages().status !== 'pending' || pages().direction === 'forward') return;
    waiting.add(queryCacheKey);
    await (dispatch(util.getRunningQueryThunk(endpointName as never, originalArgs as never) as UnknownAction) as unknown as Promise<unknown>);
    waiting.delete(queryCacheKey);
    // Nobody's any more, when whoever asked has signed out meanwhile.
    if (pages().status !== 'uninitialized') dispatch(initiate(originalArgs, { direction: 'forward', subscribe: false }));
  };
  return (next) => (action) => {
    if (isRefusedPage(action)) void later(action);
    return next(action);
  };
};
