import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FhirType } from '@intake/api/rules';
import { toAppError } from '../../../http/errorAnswer.ts';
import type { Routes } from '../../../http/implement.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { notAcceptable, notFound } from '../../../kernel/errors.ts';
import { capability } from './capability.ts';
import { readQuery } from './fhirQuery.ts';
import type { FhirResource, FhirService } from './fhir.service.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds/kinds.ts';
import { outcomeOf, warningOf } from './outcome.ts';

export interface FhirParts {
  fhir: FhirService;
  /** Who may, and that it was counted. */
  gate: {
    enter(request: FastifyRequest, wanted: { scope: `system/${FhirType}.rs`; operation: string }): Promise<Actor>;
    watch(app: FastifyInstance): void;
  };
  /** Where the server is reached, without a slash at its end. */
  siteUrl: string;
  tokenUrl: string;
}

const json = 'application/fhir+json; charset=utf-8';

const binaryPath = '/fhir/Binary/:id';

interface Named {
  Params: { id: string };
}

/** FHIR R4 at /fhir, to be read. */
export const fhirRoutes =
  ({ fhir, gate, siteUrl, tokenUrl }: FhirParts): Routes =>
  (app) => {
    const base = `${siteUrl}/fhir`;
    gate.watch(app);
    app.setErrorHandler(async (thrown, request, reply) => {
      const error = toAppError(thrown);
      if (error.status >= 500) request.log.error({ err: thrown, route: request.routeOptions.url }, 'request failed');
      if (error.extra.retryAfterSeconds) reply.header('retry-after', String(error.extra.retryAfterSeconds));
      return reply.status(error.status).type(json).send(outcomeOf(error));
    });
    const enter = (request: FastifyRequest, type: FhirType) => gate.enter(request, { scope: `system/${type}.rs`, operation: `fhir/${type}` });
    const entry = (resource: FhirResource) => ({ fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource, search: { mode: 'match' } });

    /** Of the whole search: in the address, and in the body of who keeps names of patients out of addresses. */
    const search = async (request: FastifyRequest, kind: Kind, reply: FastifyReply) => {
      const actor = await enter(request, kind.type);
      const isStrict = /handling=strict/.test(String(request.headers.prefer));
      const given = [request.url.split('?')[1], request.body as string | undefined].flatMap((text) => [...new URLSearchParams(text)]);
      const query = readQuery(kind, given, isStrict);
      const { resources, nextCursor, total } = await fhir.search(actor, kind, query);
      const address = (more: [string, string][] = []) => `${base}/${kind.type}?${new URLSearchParams([...query.asked, ...more]).toString()}`;
      return reply.type(json).send({
        resourceType: 'Bundle',
        type: 'searchset',
        ...(total !== null && { total }),
        link: [{ relation: 'self', url: address() }, ...(nextCursor ? [{ relation: 'next', url: address([['_cursor', nextCursor]]) }] : [])],
        ...((resources.length > 0 || query.unknown.length > 0) && {
          entry: [...resources.map(entry), ...(query.unknown.length > 0 ? [{ resource: warningOf(query.unknown), search: { mode: 'outcome' } }] : [])],
        }),
      });
    };

    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body));
    app.addHook('onRequest', async ({ headers: { accept = '*/*' }, routeOptions: { url } }) => {
      if (url !== binaryPath && !/json|\*\/\*|application\/\*/.test(accept)) throw notAcceptable();
    });

    app.get('/fhir/metadata', async (_request, reply) => reply.type(json).send(capability({ base, tokenUrl })));

    for (const kind of kinds) {
      const { type } = kind;
      app.get<Named>(`/fhir/${type}/:id`, async (request, reply) => {
        const actor = await enter(request, type);
        return reply.type(json).send(await fhir.read(actor, type, request.params.id));
      });
      app.get(`/fhir/${type}`, (request, reply) => search(request, kind, reply));
      app.post(`/fhir/${type}/_search`, (request, reply) => search(request, kind, reply));
    }

    app.get<Named>(binaryPath, async (request, reply) => {
      const actor = await enter(request, 'Binary');
      const { bytes, mediaType } = await fhir.bytes(actor, request.params.id);
      if (/json/.test(String(request.headers.accept)))
        return reply.type(json).send({ resourceType: 'Binary', id: request.params.id, contentType: mediaType, data: bytes.toString('base64') });
      return reply.type(mediaType).header('content-disposition', 'attachment').header('content-security-policy', "default-src 'none'; sandbox").send(bytes);
    });

    app.get('/fhir/*', async () => {
      throw notFound();
    });
  };
