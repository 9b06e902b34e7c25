/**
 * Runs the steps in their order, at most `lanes` at a time. One that is `alone` waits until nothing else runs, and what
 * comes after it waits for it.
 *
 * @template {{ alone?: boolean }} Step
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<void>} run must not reject
 * @param {number} lanes
 */
export async function schedule(steps, run, lanes) {
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  for (const step of steps) {
    while (running.size >= (step.alone ? 1 : lanes)) await Promise.race(running);
    const ended = run(step).then(() => void running.delete(ended));
    running.add(ended);
    if (step.alone) await ended;
  }
  await Promise.all(running);
}
