import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Values that exist: what is made of a schema refers to them, so that it gets past the first look. */
export interface Known {
  ids: readonly string[];
  phones: readonly string[];
  cursors: readonly string[];
}

/** What a caller sends, mostly as the contract says and then changed in a few places. */
export interface HostileCall {
  params: unknown;
  query: unknown;
  body: unknown;
}

const text = (minLength = 0, maxLength = 40) =>
  fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });

const formats: Record<string, Arbitrary<string>> = {
  date: fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  email: fc.constantFrom('rosa@example.org', 'a@b.co', "o'neil+fax@example.org"),
};

function textOf(schema: Schema, known: Known): Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.constantFrom(...known.ids);
  if (schema.format && formats[schema.format]) return formats[schema.format]!;
  if (schema.pattern?.includes('\\+')) return fc.constantFrom(...known.phones);
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.oneof(text(schema.minLength, schema.maxLength), fc.constantFrom('America/Toronto', 'Example', '+16135550100'));
}

/** Values that a JSON Schema, as zod writes one, allows. */
export function valuesOf(schema: Schema, known: Known, name = ''): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice as Schema, known, name)));
  if (name === 'cursor') return fc.constantFrom(...known.cursors);
  switch (schema.type) {
    case 'string':
      return textOf(schema, known);
    case 'integer':
    case 'number': {
      const min = Math.ceil(Math.max(schema.minimum ?? Number(schema.exclusiveMinimum ?? -1) + 1, 0));
      return fc.integer({ min, max: Math.max(min, Math.min(schema.maximum ?? 4, 200)) });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((inner) => valuesOf(inner as Schema, known)));
      return fc.array(valuesOf((schema.items ?? {}) as Schema, known), { minLength: schema.minItems ?? 0, maxLength: Math.max(schema.minItems ?? 0, 3) });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, valuesOf(inner as Schema, known, key)])),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.constantFrom('', 'ready', 'ready,claimed', 'stat', 'letter,,');
  }
}

const lone = '\ud800';
const cursorOf = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** What breaks programs: ill-formed text, numbers out of range, wrong types, other syntaxes, forged cursors. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '', '\0', 'a\0b', lone, `a${lone}b`, '\udc00', '\uffff', '\u202e', '%00', "' or true --", '\\', '{', '}', '*', '(', '&|!:', '%_', '../..', '$1',
    'a'.repeat(10_000), '💊'.repeat(200), '9'.repeat(400), '0000-00-00', '9999-99-99', '+00000', '-infinity', 'NaN', '0x10', '1e999',
  ),
  fc.constantFrom<unknown>(0, -1, 1.5, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { length: 1 }, { length: { toString: 1 } }, ['\0'], { toString: 1 }, { constructor: { prototype: {} } }),
  fc.constantFrom<unknown>(
    ...[[], [1], ['x'], ['x', 'y'], [1e308, 'x'], ['2026-01-01', 1], ['2026-01-01T00:00:00Z', '\0'], [lone, lone], [-1, -1, -1], [1.5, 'not-a-date', 'x'], {}, null].map(cursorOf),
    ...[3, 4].flatMap((length) => [1, 'x', '\0', 9e15, 1e308].map((one) => cursorOf(Array<unknown>(length).fill(one)))),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The value with one or two things in it, chosen by chance, changed. */
export const hostileVariants = (value: unknown): Arbitrary<unknown> => fc.oneof(disturb(value), disturb(value).chain(disturb));

/** The value with one thing in it, chosen by chance, in the place of another; or with one left out, or one added. */
function disturb(value: unknown): Arbitrary<unknown> {
  const places = placesIn(value);
  if (places.length === 0) return hostileValue;
  return fc.tuple(fc.constantFrom(...places), fc.nat(9)).chain(([place, kind]) => {
    const parentOf = (whole: unknown) => place.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], whole) as Record<string, unknown>;
    const key = place.at(-1)!;
    return hostileFor(parentOf(value)[key]).map((other) => {
      const copy = structuredClone(value);
      const parent = parentOf(copy);
      if (kind === 0) delete parent[key];
      else if (kind === 1) parent[`${key}\0`] = other;
      else parent[key] = other;
      return copy;
    });
  });
}

/** Mostly of the same type, or the first look at it would be the last. */
function hostileFor(value: unknown): Arbitrary<unknown> {
  const alike: Arbitrary<unknown> | undefined =
    typeof value === 'number'
      ? fc.constantFrom(0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 63), 1e21, 5e-324)
      : typeof value === 'string'
        ? fc.constantFrom(`${value}\0`, `${value}${lone}`, `\udc00${value}`, value.repeat(40), value.toUpperCase(), `${value}' or '1'='1`, '0001-01-01', '9999-12-31')
        : undefined;
  return alike ? fc.oneof({ weight: 3, arbitrary: alike }, { weight: 2, arbitrary: hostileValue }) : hostileValue;
}

function placesIn(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return path.length > 0 ? [path] : [];
  return [...(path.length > 0 ? [path] : []), ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

const jsonSchemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

interface Parts {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

/** Calls of one operation: four in ten as they should be, most with one or two things changed, some made of anything. */
export function hostileCalls(route: Parts, known: Known): Arbitrary<HostileCall> {
  const part = (schema: z.ZodType | undefined) => (schema ? valuesOf(jsonSchemaOf(schema), known) : fc.constant({}));
  const right: Arbitrary<HostileCall> = fc.record({ params: part(route.params), query: part(route.query), body: part(route.body) });
  const wrong = ({ params, query, body }: HostileCall): Arbitrary<HostileCall> =>
    fc.record({
      params: fc.oneof({ weight: 3, arbitrary: fc.constant(params) }, disturb(params)),
      query: route.query ? disturb(query) : fc.constant(query),
      body: disturb(body),
    });
  return fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 4, arbitrary: right.chain(wrong) },
    { weight: 2, arbitrary: right.chain(wrong).chain(wrong) },
    { weight: 1, arbitrary: fc.record({ params: fc.constant({}), query: fc.dictionary(fc.string(), fc.string({ unit: 'binary' }), { maxKeys: 3 }), body: fc.jsonValue() }) },
  );
}
