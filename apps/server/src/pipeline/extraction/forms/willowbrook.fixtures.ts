import type { FormBox, FormZone, ZoneField, ZoneKind } from '@intake/api/rules/forms';
import { pageOf } from '../page/page.fixtures.ts';
import type { KnownForm } from './withForms.ts';

/** A form whose labels no rule knows; `…` stands for what is written into it. */
const printed = [
  'WILLOWBROOK INTAKE SHEET                     Revision seven',
  '',
  'Individual concerned                         Arrived into the world',
  '…',
  '',
  'Plan identifier                              Best reached at',
  '…',
  '',
  'Dwelling',
  '…',
  '…',
  'How soon',
  '…',
  'Sent along by                                Their practice',
  '…',
  '',
  'Return this sheet to the Willowbrook desk with enclosures',
];

export const fill = (...values: string[]) => {
  let next = 0;
  return printed.map((line) => (line === '…' ? (values[next++] ?? '') : line));
};

/** From one column to another, so many lines from a line on. */
export const cell = (line: number, from: number, to: number, lines = 1): FormBox => [0.05 + from * 0.009, (line + 1.8) / 70, 0.05 + to * 0.009, (line + 1.9 + lines - 0.1) / 70];
export const zone = (field: ZoneField, kind: ZoneKind, box: FormBox): FormZone => ({ field, kind, box });
const zones: FormZone[] = [
  zone('patient.name', 'name', cell(3, 0, 44)),
  zone('patient.birthDate', 'date', cell(3, 44, 90)),
  zone('patient.healthNumber', 'number', cell(6, 0, 44)),
  zone('patient.phone', 'phone', cell(6, 44, 90)),
  zone('patient.address', 'text', cell(9, 0, 60, 2)),
  zone('urgency', 'tick', cell(12, 0, 90)),
  zone('referrer.name', 'name', cell(14, 0, 44)),
  zone('referrer.clinic', 'text', cell(14, 44, 90)),
];
const blank = pageOf(fill());
export const willowbrook: KnownForm = { id: 'willowbrook', documentType: 'referral', shape: { aspect: blank.height / blank.width, anchors: blank.words.filter(({ text }) => text.length > 3), zones } };

/** What somebody wrote into it. */
export const values = [
  'Anna-Lise Roy                                1961-07-23',
  '9876543217                                   416-555-0142',
  '12 Main Street, Unit 4',
  'Halifax, NS B3J 3Y5',
  '☐ Routine   ☑ Urgent   ☐ STAT',
  'Dr. Priya Raman                              Lakeside Medical Clinic',
];
