import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { z } from 'zod';

interface InputSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

/** Checks what a call is given and passes it on as it is: defaults and conversions are the server's. */
export function inputSchema<Input>(schemas: InputSchemas, partsOf: (input: Input) => unknown = (input) => input): StandardSchemaV1<Input> {
  return {
    '~standard': {
      version: 1,
      vendor: 'intake',
      validate: (input) => {
        const given = (partsOf(input as Input) ?? {}) as Record<string, unknown>;
        const issues = (['params', 'query', 'body'] as const).flatMap((part) => {
          const result = schemas[part]?.safeParse(given[part] ?? {});
          return (result?.error?.issues ?? []).map(({ path, message }) => ({ message, path: [part, ...path] }));
        });
        return issues.length > 0 ? { issues } : { value: input as Input };
      },
    },
  };
}
