import { useInsertionEffect, useMemo, useState } from 'react';

type Handler = (...args: never[]) => unknown;

/**
 * Functions that stay the same from one drawing to the next and do what those of the latest drawing do, so that who is
 * handed them need not be drawn anew. One that is left out is left out here, too.
 */
export function useSteady<Own extends object>(latest: Own): Own {
  const [held] = useState(() => ({ latest }));
  useInsertionEffect(() => {
    held.latest = latest;
  });
  const names = givenNames(latest);
  return useMemo(() => steadyOf(names, () => held.latest), [names, held]);
}

/** Names of the functions that are there, parted by commas. */
export const givenNames = (handlers: object): string =>
  Object.entries(handlers)
    .filter(([, handler]) => handler !== undefined)
    .map(([name]) => name)
    .join();

/** A function for each name, which calls the latest of that name. */
export function steadyOf<Own extends object>(names: string, latest: () => Own): Own {
  const steady = (name: string) => (...args: never[]) => (latest() as Record<string, Handler | undefined>)[name]?.(...args);
  return Object.fromEntries(names.split(',').map((name) => [name, steady(name)])) as Own;
}
