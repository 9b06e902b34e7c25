import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cutWords } from './cut.ts';
import { viewport } from './modes.ts';

/** What a window of 1280 × 900 shows at 200 %. */
const zoomed = { width: 640, height: 450 };

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Asked again for a moment, because what floats finds its new place after the window has its size. */
function fits(): void {
  const faults = cutWords(document.body);
  if (faults.length > 0) throw new Error(`At 200 %:\n${faults.join('\n')}`);
}

/** Whatever a story has ended with fits into half the window: nothing is cut, and nobody scrolls sideways to read on. */
afterEach(async ({ task }) => {
  // A theme changes colours and no places.
  if (task.result?.state === 'fail' || document.documentElement.dataset.theme === 'dark') return;
  await page.viewport(zoomed.width, zoomed.height);
  await drawn();
  await vi.waitFor(fits).finally(() => page.viewport(viewport.width, viewport.height));
});
