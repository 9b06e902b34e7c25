import type { FormZone, ZoneField } from '@intake/api/rules/forms';
import type { PageView } from '../document.ts';
import type { Label } from '../labels/labels.ts';
import type { LabelMeaning } from '../labels/labelWords.ts';
import type { Reading } from '../labels/readings.ts';
import type { ExtractionPage } from '../page/page.ts';
import { layOut, textOf } from '../page/rows.ts';
import { isTickBox } from '../page/tickMarks.ts';
import type { Token } from '../page/token.ts';
import type { Word } from '../../../platform/ocr/word.ts';

/** What a label beside the zone would say. */
const meanings: Record<ZoneField, Required<LabelMeaning>> = {
  'patient.name': { kind: 'name', role: 'patient' },
  'patient.birthDate': { kind: 'birthDate', role: 'patient' },
  'patient.sex': { kind: 'sex', role: 'patient' },
  'patient.healthNumber': { kind: 'healthNumber', role: 'patient' },
  'patient.phone': { kind: 'phone', role: 'patient' },
  'patient.address': { kind: 'address', role: 'patient' },
  'patient.email': { kind: 'email', role: 'patient' },
  'referrer.name': { kind: 'person', role: 'referrer' },
  'referrer.clinic': { kind: 'clinic', role: 'referrer' },
  'referrer.fax': { kind: 'fax', role: 'referrer' },
  'referrer.phone': { kind: 'phone', role: 'referrer' },
  'referrer.billingNumber': { kind: 'billingNumber', role: 'referrer' },
  service: { kind: 'service', role: 'referrer' },
  reason: { kind: 'reason', role: 'referrer' },
  urgency: { kind: 'urgency', role: 'referrer' },
  letterDate: { kind: 'documentDate', role: 'referrer' },
};

/** What had no room left in its cell goes on in the next line. */
const isOneLine: ReadonlySet<ZoneField> = new Set(['referrer.clinic', 'service']);

/**
 * The words of a zone as if a label that cannot be mistaken stood before them: the ordinary rules of each field then
 * say what they mean, and whether they are a value at all. Null for an empty zone.
 */
export function zoneReading(page: ExtractionPage, { field }: Pick<FormZone, 'field'>, words: Word[], trust: number): Reading | null {
  const layout = layOut({ ...page, words: words.map((word) => ({ ...word, text: mended(field, word.text) })) });
  const rows = layout.rows.filter(({ segments }) => segments.some(({ tokens }) => tokens.some(isValue)));
  const first = rows[0];
  if (!first) return null;
  // A zone holds one value: its cells belong together, and each of its lines goes on with it wherever it begins.
  const left = Math.min(...first.segments.map(({ x0 }) => x0));
  const lines = rows.map(({ segments, y0, y1 }) => ({ y0, y1, tokens: segments.flatMap((segment) => segment.tokens) }));
  const whole = isOneLine.has(field) ? [{ y0: first.y0, y1: first.y1, tokens: lines.flatMap(({ tokens }) => tokens) }] : lines;
  const numbered = whole.map(({ tokens, y0, y1 }, row) => ({ y0, y1, segments: [{ tokens, row, x0: left, x1: Math.max(...tokens.map(({ x1 }) => x1)) }] }));
  const tokens = withoutFrames(numbered[0]!.segments[0]!.tokens);
  if (tokens.length === 0) return null;
  // Whatever asks where the label stands finds it above the first word.
  const mark: Token = { ...tokens[0]!, text: '', key: '' };
  const label: Label = { ...meanings[field], segment: { tokens: [mark], row: 0, x0: -1, x1: -1 }, from: 0, to: 1, colon: true, whole: true, order: null, score: 1 };
  const roles: PageView['roles'] = { at: () => meanings[field].role, letterhead: [], foot: [], salutation: null, closing: null, addressee: null };
  const view: PageView = { page: layout.page, wordHeight: layout.wordHeight, rows: numbered, number: page.number, labels: new Map(), roles, text: '', trust };
  return { ...meanings[field], label, page: view, tokens, text: textOf(tokens), place: 'behind' };
}

/** A title lost the stem of its first letter, as nobody is called `Or.`; a clinic has an l where a mark of exclamation was read. */
function mended(field: ZoneField, text: string): string {
  if (field === 'referrer.name') return /^[O0]re?\.$/.test(text) ? text.replace(/^./, 'D') : text;
  return field === 'referrer.clinic' ? text.replace(/(?<=\p{Ll})!/gu, 'l') : text;
}

const isValue = ({ key, text }: Token) => key !== '' || isTickBox(text) || /[+@]/.test(text);

/** The lines and dots of a form to write on. */
const isFrame = ({ key, text }: Token) => key === '' && !isTickBox(text) && !/[+@#(]/.test(text);

function withoutFrames(tokens: Token[]): Token[] {
  const from = tokens.findIndex((token) => !isFrame(token));
  const to = tokens.findLastIndex((token) => !isFrame(token));
  return from < 0 ? [] : tokens.slice(from, to + 1).filter(({ text }) => !/^_+$/.test(text));
}
