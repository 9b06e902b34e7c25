import { parseSent, type Contract, type Route, type RouteRequest, type RouteResponse } from '@intake/api/contract';
import type { PartnerScope, Permission } from '@intake/api/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor, IsSessionOpen } from '../kernel/actor.ts';
import type { Authenticate } from './authentication.ts';
import { fieldErrors, invalid, notFound } from '../kernel/errors.ts';
import { toResponseSchema } from './responseSchema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    isSessionOpen: IsSessionOpen;
    /** Lets partners in, where routes of theirs are. */
    authenticatePartner?: (request: FastifyRequest, wanted: { scope: PartnerScope; operation: string }) => Promise<Actor>;
    /** Answers are checked against the whole contract, not only against its shape. */
    checkResponses: boolean;
  }
}

type Handler<R> = (
  context: RouteRequest<R> & {
    /** Who calls. A public route has nobody: reading it there throws. */
    actor: Actor;
    request: FastifyRequest;
    reply: FastifyReply;
  },
) => RouteResponse<R> | Promise<RouteResponse<R>>;

export type Handlers<C extends Contract> = { [Key in keyof C]: Handler<C[Key]> };

/** Registers routes on a server. */
export type Routes = (app: FastifyInstance) => void;

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const implement =
  <C extends Contract>(contract: C, handlers: Handlers<NoInfer<C>>): Routes =>
  (app) => {
    for (const [name, route] of Object.entries(contract)) {
      register(app, name, route, handlers[name] as Handler<Route>);
    }
  };

function register(app: FastifyInstance, name: string, route: Route, handler: Handler<Route>): void {
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: { response: { 200: toResponseSchema(route.response) } },
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    handler: async (request, reply) => {
      const actor = await callerOf(app, name, route, request);
      // Before anything is said of what was asked: who may not call learns nothing of what could be.
      if (actor && !mayCall(actor, route, request.params)) throw notFound();
      const input = parseInput(route, request);
      const context = {
        ...input,
        request,
        reply,
        get actor() {
          if (!actor) throw new Error(`${name} is public and has no actor`);
          return actor;
        },
      };
      const answer = await handler(context);
      if (app.checkResponses) checkResponse(name, route.response, answer);
      return answer;
    },
  });
}

/** A public route has nobody; a partner shows a credential of its own, never a person's session. */
async function callerOf(app: FastifyInstance, name: string, { access, scope }: Route, request: FastifyRequest): Promise<Actor | undefined> {
  if (access === 'public') return undefined;
  if (access !== 'partner') return app.authenticate(request, access === 'account');
  if (!scope || !app.authenticatePartner) throw new Error(`${name} lets no partner in`);
  return app.authenticatePartner(request, { scope, operation: name });
}

function parseInput(route: Route, request: FastifyRequest) {
  const parts: { params: unknown; query: unknown; body: unknown } = { params: {}, query: {}, body: {} };
  const problems = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema: z.ZodType | undefined = route[part];
    if (!schema) return [];
    const result = parseSent(schema, request[part] ?? {});
    if (!result.success) return fieldErrors(result.error);
    parts[part] = result.data;
    return [];
  });
  if (problems.length > 0) throw invalid(problems);
  return parts;
}

/** What the access of a route asks of the caller. */
function mayCall(actor: Actor, { access }: Route, params: unknown): boolean {
  switch (access) {
    case 'public':
    case 'account':
    case 'member':
    case 'partner':
      return true;
    case 'self':
      return (params as { id?: string } | undefined)?.id === actor.userId;
    case 'super':
      return actor.isSuperAdmin;
    default:
      return hasPermission(actor, access);
  }
}

/** For routes beside the contract and for parts of an answer. */
export const hasPermission = (actor: Actor, permission: Permission): boolean =>
  actor.isSuperAdmin || actor.permissions.has(permission);

function checkResponse(name: string, schema: z.ZodType, answer: unknown): void {
  const result = schema.safeParse(answer);
  if (result.success) return;
  const where = result.error.issues.map(
    ({ path, code, message }) => `${path.join('.')}: ${code} (${message})`,
  );
  throw new TypeError(`${name} answered something else than its contract says: ${where.join('; ')}`);
}
