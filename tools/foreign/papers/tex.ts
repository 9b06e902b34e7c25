import type { Block } from './blocks.ts';
import type { Paper } from './papers.ts';

const escape = (text: string) => text.replace(/[&%$#_{}]/g, '\\$&').replace(/’/g, "'");
const fields = (all: [string, string][]) => all.map(([label, value]) => `${escape(label)}: ${value ? escape(value) : String.raw`\underline{\hspace{5cm}}`}`).join('\\\\\n');

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return String.raw`{\LARGE\bfseries ${escape(block.text)}\par}\medskip`;
    case 'heading':
      return String.raw`{\large\bfseries ${escape(block.text)}\par}`;
    case 'text':
      return `${escape(block.text)}\\par`;
    case 'list':
      return String.raw`\begin{itemize}${block.items.map((item) => `\\item ${escape(item)}`).join('\n')}\end{itemize}`;
    case 'fields':
      return `${fields(block.fields)}\\par`;
    case 'beside':
      return [block.left, block.right].map((side) => String.raw`\begin{minipage}[t]{0.48\textwidth}\raggedright ${fields(side)}\end{minipage}`).join('\\hfill\n') + '\\par';
    case 'table':
      return String.raw`\begin{tabular}{|${'p{3.2cm}|'.repeat(block.head.length)}}\hline ${[block.head, ...block.rows].map((row) => row.map(escape).join(' & ')).join('\\\\\\hline\n')}\\\hline\end{tabular}\par`;
    case 'choice':
      return `${escape(block.label)}: ${block.options.map((option, index) => `${index === block.chosen ? String.raw`\fbox{X}` : String.raw`\fbox{\phantom{X}}`} ${escape(option)}`).join('\\hspace{1.5cm}')}\\par`;
  }
}

/** Every paper on a page of its own. */
export const toTex = (papers: Paper[]): string => String.raw`\documentclass[11pt]{article}
\usepackage[utf8]{inputenc}\usepackage[letterpaper,margin=2.2cm]{geometry}\input{glyphtounicode}\pdfgentounicode=1
\pagestyle{empty}\parindent0pt\parskip8pt
\begin{document}
${papers.map(({ blocks }) => blocks.map(blockOf).join('\n\n')).join('\n\\newpage\n')}
\end{document}
`;
