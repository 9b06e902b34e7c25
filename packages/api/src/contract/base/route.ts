import type { z } from 'zod';
import type { PartnerScope } from '../../rules/partner/partnerWords.ts';
import type { Access } from '../../rules/permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One endpoint as data. The server, the client, the mocks and OpenAPI all read it. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** Path parameters in braces: /api/user/dtl/{id}. It answers with and without a trailing slash. */
  path: string;
  summary: string;
  access: Access;
  /** What a partner has to be let do, where the access is a partner's. */
  scope?: PartnerScope;
  /** The largest body in bytes, where it is more than that of all others. */
  bodyLimit?: number;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
}

export type Contract = Record<string, Route>;

/** Keeps the exact schema types of a route; an input that a route does not have is `never`. Servers look at what is well-formed first. */
export function route<
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
>(definition: Route<Params, Query, Body, Response>): Route<Params, Query, Body, Response> {
  return definition;
}

type Part<Name extends string, Schema, Side extends 'input' | 'output'> = Schema extends z.ZodNever
  ? unknown
  : Schema extends z.ZodType
    ? { [K in Name]: Side extends 'input' ? z.input<Schema> : z.output<Schema> }
    : unknown;

/** What a caller passes: `{params, query, body}`, only the parts that the route has. */
export type RouteInput<R> =
  R extends Route<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', P, 'input'> & Part<'query', Q, 'input'> & Part<'body', B, 'input'>
    : never;

/** What a handler receives, after validation. */
export type RouteRequest<R> =
  R extends Route<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', P, 'output'> & Part<'query', Q, 'output'> & Part<'body', B, 'output'>
    : never;

export type RouteResponse<R> = R extends Route<z.ZodType, z.ZodType, z.ZodType, infer S> ? z.output<S> : never;
