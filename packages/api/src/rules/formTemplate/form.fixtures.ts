import { apply, type Affine } from './affine.ts';
import type { FormBox, FormPage, FormShape, FormZone, PlacedWord } from './formShape.ts';

export const letter = 11 / 8.5;

/** Words of a line, each character as wide as the next, from `x` on; places are shares of the page. */
export function line(text: string, x: number, y: number, { height = 0.013, character = 0.0105 } = {}): PlacedWord[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const x0 = x + match.index * character;
    return { text: match[0], box: [x0, y, x0 + match[0].length * character, y + height] };
  });
}

/** What a referral form prints; `shift` moves everything below the title, as the next edition of a form does. */
export function printedForm({ title = 'Riverside Consultation Request', shift = 0 } = {}): PlacedWord[] {
  return [
    ...line(title, 0.2, 0.05),
    ...line('Patient information', 0.08, 0.14 + shift),
    ...line('Full name:', 0.08, 0.18 + shift),
    ...line('Birth date:', 0.56, 0.18 + shift),
    ...line('Health card:', 0.08, 0.23 + shift),
    ...line('Telephone:', 0.56, 0.23 + shift),
    ...line('Street and town:', 0.08, 0.28 + shift),
    ...line('Referring practitioner:', 0.08, 0.4 + shift),
    ...line('Service requested:', 0.08, 0.46 + shift),
    ...line('Clinical question', 0.08, 0.53 + shift),
    ...line('Signature', 0.08, 0.86),
    ...line('Please send completed forms with reports attached', 0.2, 0.93),
  ];
}

export const formZones: FormZone[] = [
  { field: 'patient.name', kind: 'name', box: [0.2, 0.175, 0.54, 0.2] },
  { field: 'patient.birthDate', kind: 'date', box: [0.69, 0.175, 0.95, 0.2] },
  { field: 'patient.healthNumber', kind: 'number', box: [0.22, 0.225, 0.54, 0.25] },
  { field: 'patient.phone', kind: 'phone', box: [0.69, 0.225, 0.95, 0.25] },
];

export const shapeOf = (printed: PlacedWord[], zones: FormZone[] = formZones): FormShape => ({ aspect: letter, anchors: printed, zones });

/** What somebody wrote into it. */
export const filledIn = [...line('Anna Roy', 0.21, 0.18), ...line('1961-07-23', 0.7, 0.18), ...line('9876543217', 0.23, 0.23), ...line('416-555-0142', 0.7, 0.23)];

/** The page as it arrives: scaled, turned, sheared and moved; in page widths. */
export function faxed(words: PlacedWord[], map: Affine = still): FormPage {
  const moved = ([x0, y0, x1, y1]: FormBox): FormBox => {
    const corners = ([[x0, y0], [x1, y0], [x0, y1], [x1, y1]] as const).map(([x, y]) => apply(map, [x, y * letter]));
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y / letter)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  return { aspect: letter, words: words.map(({ text, box }) => ({ text, box: moved(box) })) };
}

export const still: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

export const turned = (degrees: number, scale = 1, [e, f] = [0, 0]): Affine => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale];
  return { a: cos, b: sin, c: -sin, d: cos, e: e!, f: f! };
};
