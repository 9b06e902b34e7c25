import type { ImportField, ImportReasonCode } from '@intake/api/rules';
import { importErrors } from '@intake/api/rules';
import type { ImportReason } from '@intake/api/contract';

const longestCell = 2000;

const errors: ReadonlySet<string> = new Set(importErrors);

export const reason = (code: ImportReasonCode, field: ImportField | null = null, about: { row?: number; chartId?: string } = {}): ImportReason => ({
  code, isError: errors.has(code), field, row: about.row ?? null, chartId: about.chartId ?? null,
});

/** What tabs and line breaks are not, of the characters that nobody sees. */
const control = /(?![\t\n\r])\p{Cc}/u;
/** What a spreadsheet would run: a sign is one only before something that is no number. */
const formula = /^(?:[=@]|[+-](?![\d\s(.]))/;

/** What stands in a cell, without what programs put around it; a reason where it cannot be taken. */
export function cleanCell(raw: string): { text: string; problem?: ImportReasonCode } {
  if (raw.length > longestCell) return { text: '', problem: 'too-long' };
  if (control.test(raw)) return { text: '', problem: 'control-character' };
  if (raw.includes('\ufffd')) return { text: '', problem: 'encoding' };
  const text = withoutExcel(raw.normalize('NFC').trim());
  return formula.test(text) ? { text: '', problem: 'formula' } : { text };
}

/** Excel keeps zeros by `="0123"` or by an apostrophe before a number; the apostrophe of a name (`'t Hooft`) stays. */
function withoutExcel(text: string): string {
  const quoted = /^="([^"]*)"$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.trim();
  return text.replace(/^['’](?=[\d+=@-])/, '');
}

/** Excel writes long numbers so, and has then forgotten their last digits. */
export const isRounded = (text: string): boolean => /^\d(?:[.,]\d+)?E\+?\d+$/i.test(text);

/** Programs that took a number for one with decimals. */
export const withoutDecimals = (text: string): string => text.replace(/^(\d+)[.,]0+$/, '$1');

/** On one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
