import type { Block } from './blocks.ts';
import type { Paper } from './papers.ts';

const columns = 78;
const fields = (all: [string, string][]) => all.map(([label, value]) => `${label}: ${value || '____________________'}`);
const beside = (left: string, right: string) => `${left.padEnd(columns / 2)}${right}`;

function wrapped(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > columns) lines.push(word);
    else lines.push(`${lines.pop()} ${word}`.trim());
  }
  return lines;
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'title':
      return [block.text.toUpperCase(), ''];
    case 'heading':
      return [block.text, ''];
    case 'text':
      return [...wrapped(block.text), ''];
    case 'list':
      return [...block.items.map((item) => `  * ${item}`), ''];
    case 'fields':
      return [...fields(block.fields), ''];
    case 'beside': {
      const [left, right] = [fields(block.left), fields(block.right)];
      return [...Array.from({ length: Math.max(left.length, right.length) }, (_, index) => beside(left[index] ?? '', right[index] ?? '')), ''];
    }
    case 'table':
      return [...[block.head, ...block.rows].map((row) => row.map((cell) => cell.slice(0, 24).padEnd(26)).join('').trimEnd()), ''];
    case 'choice':
      return [`${block.label}:  ${block.options.map((option, index) => `[${index === block.chosen ? 'X' : ' '}] ${option}`).join('    ')}`, ''];
  }
}

/** Every paper as the lines of one page. */
export const toPlain = (papers: Paper[]): string => papers.map(({ blocks }) => blocks.flatMap(linesOf).join('\n')).join('\f');
