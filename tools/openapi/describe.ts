import * as contracts from '@intake/api/contract';
import { ErrorBody } from '@intake/api/contract';
import type { Contract, Route } from '@intake/api/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Every contract of the package, by the name of its domain. */
const byDomain = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Contract'))
  .map(([name, contract]) => [name.replace(/Contract$/, ''), contract as Contract] as const);

/** The whole API as an OpenAPI 3.1 document, made from the contract alone. */
export function describeApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, contract] of byDomain) {
    for (const [operationId, route] of Object.entries(contract)) {
      const path = (paths[route.path] ??= {});
      path[route.method.toLowerCase()] = describeRoute(domain, operationId, route);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Intake',
      version,
      description: 'Every path answers with and without its trailing slash. Errors have one shape; 401 is answered for a dead session alone.',
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describeRoute(domain: string, operationId: string, { summary, access, params, query, body, response }: Route): Json {
  return {
    operationId,
    tags: [domain],
    summary,
    'x-access': access,
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    ...(params || query ? { parameters: [...parametersOf('path', params), ...parametersOf('query', query)] } : {}),
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
    responses: {
      200: { description: summary, content: json(schemaOf(response, 'output')) },
      default: { description: 'What went wrong', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

/** A type that JSON Schema cannot say, such as a list in a query, is described as what is sent: text. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return described;
};

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
