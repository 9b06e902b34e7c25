/** Work that nobody waits for, until what it needs is to be closed. */
export function createUnderWay() {
  const running = new Set<Promise<unknown>>();
  return {
    /** @param work does not reject. */
    add(work: Promise<unknown>): void {
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    /** Resolves once all that has begun has ended. */
    ended: async (): Promise<void> => void (await Promise.all(running)),
  };
}
