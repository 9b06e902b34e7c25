const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })));

/** Two frames, each with all that it led to. */
export async function drawn(): Promise<void> {
  await frame();
  await frame();
}
