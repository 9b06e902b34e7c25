import { z } from 'zod';

export interface Field {
  /** `patient.birthDate`, `documents[].content` */
  path: string;
  type: string;
  isRequired: boolean;
  text: string;
}

interface Schema {
  type?: string | string[];
  format?: string;
  maxLength?: number;
  maxItems?: number;
  enum?: unknown[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

/** The fields of a schema as a table shows them, those within others below them. */
export const fieldsOf = (schema: z.ZodType, io: 'input' | 'output'): Field[] => walk(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema, '');

function walk({ properties = {}, required = [] }: Schema, before: string): Field[] {
  return Object.entries(properties).flatMap(([name, given]) => {
    const schema = filled(given);
    const path = `${before}${name}`;
    const own = { path, type: typeOf(given), isRequired: required.includes(name), text: given.description ?? schema.description ?? '' };
    if (schema.type === 'array' && schema.items) return [own, ...walk(schema.items, `${path}[].`)];
    return [own, ...walk(schema, `${path}.`)];
  });
}

/** What may be null, where it is not. */
const filled = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

function typeOf(schema: Schema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.enum) return schema.enum.join(' | ');
  return (schema.format ?? [schema.type ?? 'any'].flat().join(' or ')) + mostOf(schema);
}

/** What is longer is refused. */
const mostOf = ({ maxLength, maxItems, format }: Schema): string =>
  maxLength !== undefined && format === undefined ? `, ${maxLength} characters at most` : maxItems === undefined ? '' : `, ${maxItems} at most`;
