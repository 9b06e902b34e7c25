/**
 * Stands in for zod in production builds. The contract is written with schemas; there they only need to be there, so
 * each part of one is this same inert thing. Using one is a mistake, and says so.
 */
const using = new Set<PropertyKey>([
  'parse', 'parseAsync', 'safeParse', 'safeParseAsync', 'decode', 'encode', 'safeDecode', 'safeEncode', '~standard',
]);

function refuse(name: string): never {
  throw new Error(`${name}: production builds carry no schemas`);
}

const inert: unknown = new Proxy(() => {}, {
  get: (_target, name) => (using.has(name) ? refuse(String(name)) : inert),
  apply: () => inert,
});

export const z = inert;
