import type { Page } from 'playwright-core';

/** Counts the keys that the page hears from now on. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  const pressed = await page.evaluateHandle(() => {
    const count = { keys: 0 };
    addEventListener('keydown', ({ repeat }) => void (repeat || (count.keys += 1)), { capture: true });
    return count;
  });
  return () => pressed.evaluate(({ keys }) => keys);
}
