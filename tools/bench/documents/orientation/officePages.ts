import type { PageKind } from './kinds.ts';
import { prose } from './wording.ts';

const cell = (text: string) => `<td>${text}</td>`;

const pages: [PageKind, string][] = [
  ['letter', `<p><font face="P052">${prose('english', 5, 3)}</font></p><p><font face="P052">${prose('english', 6, 6)}</font></p>`],
  ['letter', `<p><font face="Nimbus Mono PS">${prose('french', 9, 1)}</font></p>`],
  ['form', `<table border="1" width="100%">${['Name', 'Birth date', 'Insurance', 'Telephone', 'Procedure', 'Side', 'Anaesthetist', 'Consent signed'].map((field, i) => `<tr>${cell(field)}${cell(i % 2 ? '' : prose('english', 1, i))}</tr>`).join('')}</table>`],
  ['large print', '<p><font face="URW Gothic" style="font-size: 60pt">Flu clinic this Saturday</font></p>'],
  ['figures', `<table border="1" width="100%">${Array.from({ length: 24 }, (_, i) => `<tr>${[0, 1, 2, 3, 4].map((j) => cell(String((i * 53 + j * 89) % 1000))).join('')}</tr>`).join('')}</table>`],
  ['handwriting', `<p><font face="Z003" style="font-size: 26pt">${prose('english', 6, 2)}</font></p>`],
];

export const officeKinds = pages.map(([kind]) => kind);

/** A document for LibreOffice, a page for each of `officeKinds`. */
export const officeDocument = `<!doctype html><html><head><meta charset="utf-8"><style>@page{size:8.5in 11in;margin:0.8in}</style></head><body>
${pages.map(([, html], index) => `${index > 0 ? '<p style="page-break-before:always"></p>' : ''}${html}`).join('\n')}
</body></html>
`;
