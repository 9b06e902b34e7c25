/** The same id every time: a hash of the kind in the first group (FNV-1a, 32 bits), the number in the last. */
export function fixtureId(kind: string, number: number): string {
  let hash = 0x811c9dc5;
  for (const character of kind) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return `${hash.toString(16).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
