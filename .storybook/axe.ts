import axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

// A component by itself stands in no landmark.
const without = { region: { enabled: false } };

// Only faults are told, and what a fault is not told of is not searched for.
const brief: RunOptions = { resultTypes: ['violations'] };

const all: RunOptions = { ...brief, rules: without };
const contrast: RunOptions = { ...brief, runOnly: ['color-contrast'] };

const lineOf = ({ id, help, nodes }: Result) =>
  nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n  ${html.slice(0, 300)}\n  ${failureSummary.replaceAll('\n', '\n  ')}`);

/** What axe finds on the page, by every rule or by that of contrast alone: a paragraph for each element. */
export async function axeFaults(rules: 'all' | 'contrast'): Promise<string[]> {
  const { violations } = await axe.run(document.body, rules === 'all' ? all : contrast);
  return violations.flatMap(lineOf);
}
