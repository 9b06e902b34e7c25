import type { Block } from './blocks.ts';
import type { Paper } from './papers.ts';

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const line = (width = 14) => `<span style="border-bottom:1px solid;display:inline-block;width:${width}em">&nbsp;</span>`;
const fields = (all: [string, string][]) => all.map(([label, value]) => `<p>${escape(label)}: ${value ? escape(value) : line()}</p>`).join('');
const cells = (row: string[], tag = 'td') => `<tr>${row.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1 style="page-break-before:always">${escape(block.text)}</h1>`;
    case 'heading':
      return `<h3>${escape(block.text)}</h3>`;
    case 'text':
      return `<p>${escape(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
    case 'fields':
      return fields(block.fields);
    case 'beside':
      return `<table class="beside" width="100%"><tr><td width="55%">${fields(block.left)}</td><td>${fields(block.right)}</td></tr></table>`;
    case 'table':
      return `<table border="1" cellpadding="4" width="100%">${cells(block.head, 'th')}${block.rows.map((row) => cells(row)).join('')}</table>`;
    case 'choice':
      return `<p>${escape(block.label)}: ${block.options.map((option, index) => `<span class="option">${index === block.chosen ? '☑' : '☐'} ${escape(option)}</span>`).join(' &nbsp; ')}</p>`;
  }
}

/** Every paper on a page of its own. */
export const toHtml = (papers: Paper[], style: string): string =>
  `<html><head><meta charset="utf-8"><style>${style}</style></head><body>${papers.map(({ blocks }) => blocks.map(blockOf).join('\n')).join('\n')}</body></html>`;
