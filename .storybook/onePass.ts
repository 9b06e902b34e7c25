import type { Direction } from '@intake/ui/theme';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heedDirection, wasDirectionAsked } from './asked.ts';
import { axeFaults } from './axe.ts';
import { cutWords } from './cut.ts';
import { drawn } from './drawn.ts';
import { failOnConsoleErrors, failOnUnhandledRequests, forgetFaults } from './environment.ts';
import { keyboardTraps } from './trap.ts';
import { rewrite } from './words.ts';
import { wear } from './worn.ts';
import type { Look } from './worn.ts';

type ComposedStory = Pick<ComposedStoryFn, 'parameters' | 'run'>;

declare module 'vitest' {
  interface TestContext {
    /** The addon for Vitest leaves it here. */
    story?: ComposedStory;
  }
}

/** What a window of 1280 × 900 shows at 200 %. */
const zoomed = { width: 640, height: 450 };

const failWith = (where: string, faults: readonly string[]) => {
  if (faults.length > 0) throw new Error(`${where}:\n${faults.join('\n')}`);
};

const nameOf = ({ theme, direction }: Look) => `${theme}-${direction}`;

async function accessibleIn(look: Look, rules: 'all' | 'contrast'): Promise<void> {
  wear(look);
  // What is not worn would be checked in vain.
  if (!document.documentElement.matches(`[data-theme="${look.theme}"][dir="${look.direction}"]`)) throw new Error(`The story does not turn to ${nameOf(look)}.`);
  failWith(`In ${nameOf(look)}`, await axeFaults(rules));
}

/** A language whose words are longer cuts nothing off. */
function longerWordsFit(look: Look): void {
  const writeBack = rewrite(document.body, 'long');
  const faults = cutWords(document.body);
  writeBack();
  failWith(`With longer words in ${nameOf(look)}`, faults);
}

/** Asked again for a moment, because what floats finds its new place after the window has its size. */
const fits = (look: Look) => () => failWith(`At 200 % in ${nameOf(look)}`, cutWords(document.body));

const ltr: Look = { theme: 'light', direction: 'ltr' };
const rtl: Look = { theme: 'dark', direction: 'rtl' };

/** Turns what is mounted. A story that asks which way the page reads, or that opts in, is played anew. */
async function turn({ parameters, run }: ComposedStory): Promise<void> {
  wear(rtl);
  const playIn = parameters.playIn as Direction[] | undefined;
  if (wasDirectionAsked() || playIn?.includes('rtl')) await run();
  await drawn();
}

async function zoom(look: Look): Promise<void> {
  wear(look);
  await drawn();
  await vi.waitFor(fits(look));
}

heedDirection();
beforeEach(() => void wasDirectionAsked());

async function lookAt(story: ComposedStory): Promise<void> {
  await accessibleIn(ltr, 'all');
  await accessibleIn({ ...ltr, theme: 'dark' }, 'contrast');
  await turn(story);
  await accessibleIn(rtl, 'all');
  await accessibleIn({ ...rtl, theme: 'light' }, 'contrast');
  longerWordsFit(rtl);
  await page.viewport(zoomed.width, zoomed.height);
  await zoom(rtl);
  await zoom(ltr);
  failWith('By keyboard', keyboardTraps(document.body));
  failOnUnhandledRequests();
  failOnConsoleErrors();
}

/** Whatever a story has ended with is looked at in each theme and direction. A theme changes colours and no places. */
afterEach(async ({ task, story }) => {
  try {
    if (task.result?.state === 'fail') forgetFaults();
    else if (story) await lookAt(story);
  } catch (error) {
    forgetFaults();
    throw error;
  } finally {
    wear(null);
  }
});
