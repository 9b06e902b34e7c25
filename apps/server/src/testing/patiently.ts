/** How `vi.waitFor` and `expect.poll` wait: a busy machine may take its time, and what never comes is still found. Milliseconds. */
export const patiently = { timeout: 120_000, interval: 20 };
