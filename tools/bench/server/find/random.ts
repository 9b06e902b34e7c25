/** Numbers that a seed determines (mulberry32), so that every machine makes the same data. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  /** 0 ≤ n < 1 */
  const fraction = () => bits() / 2 ** 32;
  const below = (limit: number) => Math.floor(fraction() * limit);
  const hex = () => bits().toString(16).padStart(8, '0');
  return {
    fraction,
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    /** As words are in a language: the k-th is met about once where the first is met k times. */
    zipf: <T>(items: readonly T[]): T => items[Math.floor((items.length + 1) ** fraction()) - 1] as T,
    /** As family names are: common ones, and a long tail. */
    uneven: <T>(items: readonly T[]): T => items[Math.floor(items.length * fraction() ** 2)] as T,
    uuid: () => {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()];
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
