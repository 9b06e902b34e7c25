import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { z } from 'zod';
import type { ErrorBody } from '../../contract/base/common.contract.ts';
import type { Route, RouteRequest, RouteResponse } from '../../contract/base/route.ts';

type AnyRoute = Route<never, never, never, never> | Route;
type Field = NonNullable<ErrorBody['error']['fields']>[number];

/** An answer, or what makes one of the checked request. A Response, such as `refusal`, is passed on as it is. */
export type MockAnswer<R> =
  | RouteResponse<R>
  | ((request: RouteRequest<R>) => RouteResponse<R> | Response | Promise<RouteResponse<R> | Response>);

/**
 * A handler that answers a route of the contract on any origin. A request that the contract does not allow is a 422, as
 * on the server; an answer that it does not allow throws.
 */
export function mock<const R extends AnyRoute>(route: R, answer: MockAnswer<R>): HttpHandler {
  const { method, path, response, ...schemas } = route as unknown as Route;
  const on = http[method.toLowerCase() as Lowercase<Route['method']>];
  return on(`*${path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const given = {
      params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: method === 'GET' ? undefined : await request.json(),
    };
    const { input, fields } = check(schemas, given);
    if (fields.length > 0) return refusal(422, 'invalid', fields);
    const answered = typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(input) : answer;
    return answered instanceof Response ? answered : HttpResponse.json(response.parse(answered) as object);
  });
}

/** Never answers: what a screen shows while it waits. */
export const mockPending = (route: AnyRoute): HttpHandler =>
  mock(route, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** An error as the server answers it. */
export const refusal = (status: number, code: string, fields?: Field[]): Response =>
  HttpResponse.json({ error: { code, message: code, ...(fields && { fields }) } } satisfies ErrorBody, { status });

function check(schemas: Partial<Record<'params' | 'query' | 'body', z.ZodType>>, given: Record<string, unknown>) {
  const input: Record<string, unknown> = {};
  const fields = (['params', 'query', 'body'] as const).flatMap((part): Field[] => {
    const result = schemas[part]?.safeParse(given[part]);
    input[part] = result?.data;
    return (result?.error?.issues ?? []).map(({ path, code, message }) => ({ path: path.join('.'), code, message }));
  });
  return { input, fields };
}
