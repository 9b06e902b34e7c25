import * as contracts from '@intake/api/contract';
import type { Contract } from '@intake/api/contract';
import { z } from 'zod';

/** What a screen that lists the answer of an endpoint has to know of it. */
export interface ListEndpoint {
  /** The constant that holds the route: `physicianContract`. */
  contract: string;
  access: string;
  /** It answers in keyset pages, not with all there is. */
  isPaged: boolean;
  /** The field of an item that names it. */
  title: string;
}

const isContract = ([name, value]: [string, unknown]): boolean =>
  name.endsWith('Contract') && typeof value === 'object';

/** The list endpoint of that name. Throws an error that says what the name lacks to be listed on a screen. */
export function listEndpoint(name: string): ListEndpoint {
  const all = Object.entries(contracts).filter(isContract) as [string, Contract][];
  const [contract, routes] = all.find(([, known]) => name in known) ?? [];
  const route = routes?.[name];
  if (!contract || !route) throw new Error(`The contract has no endpoint "${name}".`);
  if (route.params || route.query?.safeParse({}).success === false) throw new Error(`${name} needs inputs.`);

  const { response } = route;
  const page =
    response instanceof z.ZodObject ? (response.shape as Record<string, unknown>).items : undefined;
  const list = response instanceof z.ZodArray ? response : page;
  const item = list instanceof z.ZodArray ? list.element : undefined;
  if (!(item instanceof z.ZodObject) || !('id' in item.shape))
    throw new Error(`${name} does not answer with a list.`);
  const texts = Object.keys(item.shape).filter(
    (key) => key !== 'id' && item.shape[key] instanceof z.ZodString,
  );
  const title = texts.find((key) => /name/i.test(key)) ?? texts[0];
  if (!title) throw new Error(`What ${name} lists has no text to show.`);
  return { contract, access: route.access, isPaged: page !== undefined, title };
}
