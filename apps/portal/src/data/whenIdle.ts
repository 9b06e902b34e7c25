/** Runs what nobody waits for once the page has nothing else to do; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks: there it is when the rest is on the screen, most often.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 2_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 10_000 });
  return () => cancelIdleCallback(request);
}
