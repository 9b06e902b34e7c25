/** Who wants to be told of something, and a way to tell them. */
export function listeners<Told extends unknown[]>() {
  const all = new Set<(...told: Told) => void>();
  return {
    /** Returns a function that stops. */
    add(listener: (...told: Told) => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (...told: Told) => all.forEach((listener) => listener(...told)),
  };
}
