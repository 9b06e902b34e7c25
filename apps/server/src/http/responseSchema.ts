import { z } from 'zod';

/**
 * The JSON Schema with which answers are written. A choice that JSON tells apart by itself is flattened:
 * the serialiser would otherwise try each branch with a validator.
 */
export const toResponseSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const branches = jsonSchema.anyOf as z.core.JSONSchema.BaseSchema[] | undefined;
      if (!branches) return;
      const present = branches.filter((branch) => branch.type !== 'null');
      const [only] = present;
      if (present.length === 1 && only && !only.$ref) {
        delete jsonSchema.anyOf;
        // Within a choice a validator looks, to which null has to be one of the words, too.
        const words = only.enum ?? ('const' in only ? [only.const] : undefined);
        Object.assign(jsonSchema, only, { nullable: true }, words && { enum: [...words, null] });
        if (words) delete jsonSchema.const;
      } else if (present.every((branch) => 'const' in branch)) {
        delete jsonSchema.anyOf;
        jsonSchema.enum = branches.map(
          (branch) => (branch.const ?? null) as string | number | boolean | null,
        );
      } else if (branches.every((branch) => branch.type === 'string')) {
        delete jsonSchema.anyOf;
        jsonSchema.type = 'string';
      }
    },
  });
