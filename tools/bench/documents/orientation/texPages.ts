import type { PageKind } from './kinds.ts';
import { prose } from './wording.ts';

const escaped = (text: string) => text.replaceAll('%', '\\%').replaceAll('&', '\\&');

const rows = Array.from({ length: 22 }, (_, i) => `Sample ${i + 1} & ${(i * 37) % 90}.${i % 10} & mmol/L & ${10 + i}--${40 + i} & ${i % 4 ? 'normal' : 'high'} \\\\`).join('\n');

const pages: [PageKind, string][] = [
  ['letter', `\\section*{Consultation}\n${escaped(prose('english', 14, 2))}`],
  ['letter', `\\twocolumn\\section*{Summary}\n{\\small ${escaped(prose('english', 26, 5))}}\\onecolumn`],
  ['figures', `\\begin{tabular}{lrlll}\n\\hline\n${rows}\n\\hline\\end{tabular}`],
  ['letter', `\\texttt{${escaped(prose('english', 12, 1))}}`],
  ['chart', `\\section*{Clearance}\n\\[ C = \\frac{U \\cdot V}{P}, \\qquad \\int_0^\\infty D(t)\\,dt = \\sum_{i=1}^{n} \\frac{d_i}{k_i} \\]\n${escaped(prose('english', 6, 8))}\n\\[ \\hat\\beta = (X^\\top X)^{-1} X^\\top y \\]`],
  ['large print', `{\\fontsize{60}{74}\\selectfont\\sffamily Do not resuscitate order}`],
  ['short', '\\textit{No change since the previous examination of October.}'],
];

export const texKinds = pages.map(([kind]) => kind);

/** A document for pdfTeX, a page for each of `texKinds`. */
export const texDocument = `\\documentclass[11pt]{article}\\usepackage[letterpaper,margin=1in]{geometry}\\pagestyle{empty}\\begin{document}
${pages.map(([, tex]) => tex).join('\n\\clearpage\n')}
\\end{document}
`;
