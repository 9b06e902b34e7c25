import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './plan.ts';

const file = 'docs/rights.md';
const cellsOf = (row: string) => row.split(' | ');
const order = new Intl.Collator('en').compare;

/** Path, then method, as the table of rights is sorted. */
function compare(one: string, other: string): number {
  const [[method = '', address = ''], [otherMethod = '', otherAddress = '']] = [one, other].map((row) => (cellsOf(row)[0] ?? '').slice(2).split(' ')) as [string[], string[]];
  return order(address, otherAddress) || order(method, otherMethod);
}

/**
 * Plans the rows of endpoints in the table of rights: who may call is what it is elsewhere with the same access.
 * @param accesses by method
 */
export function planRights(plan: Plan, root: string, address: string, accesses: Record<string, string>): void {
  const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
  const isRow = (line: string) => line.startsWith('| ') && line.includes(' /');
  const known = lines.filter(isRow);
  const added = Object.entries(accesses).map(([method, access]) => {
    const like = known.find((row) => cellsOf(row)[1] === access);
    if (!like) throw new Error(`${file} has no endpoint with the access ${access}.`);
    return [`| ${method} ${address}`, ...cellsOf(like).slice(1)].join(' | ');
  });
  const rows = [...known, ...added].sort(compare);
  plan.set(file, `${[...lines.filter((line) => !isRow(line)), ...rows].join('\n')}\n`);
}
