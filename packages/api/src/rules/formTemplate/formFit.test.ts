import { expect, it } from 'vitest';
import { apply } from './affine.ts';
import { faxed, filledIn, formZones, letter, line, printedForm, shapeOf, still, turned } from './form.fixtures.ts';
import { fitForm, onPage, wordsIn } from './formFit.ts';
import { formProblems } from './formShape.ts';

const form = shapeOf(printedForm());

function readName(page: ReturnType<typeof faxed>) {
  const fit = fitForm(form, page);
  return fit && wordsIn(page.words, onPage(fit, formZones[0]!.box)).inside.map(({ text }) => text).join(' ');
}

it.each([
  ['as it is', still],
  ['shifted', { ...still, e: 0.04, f: -0.03 }],
  ['smaller', turned(0, 0.93, [0.03, 0.04])],
  ['larger', turned(0, 1.06, [-0.02, -0.03])],
  ['crooked', turned(2.2)],
  ['crooked, smaller and shifted', turned(-1.5, 0.95, [0.03, 0.02])],
  ['sheared a little', { ...still, c: 0.02, d: 1.02 }],
])('finds a form that arrives %s, and what stands in its zones', (_, map) => {
  const page = faxed([...printedForm(), ...filledIn], map);
  expect(readName(page)).toBe('Anna Roy');
  const fit = fitForm(form, page)!;
  expect(fit.share).toBe(1);
  expect(fit.residual).toBeLessThan(0.001);
  const [x, y] = apply(fit.map, [0.5, 0.5]);
  expect([x, y]).toEqual([expect.closeTo(apply(map, [0.5, 0.5])[0], 3), expect.closeTo(apply(map, [0.5, 0.5])[1], 3)]);
});

it('finds a form some of whose printed words were lost or misread', () => {
  const printed = printedForm().filter((_, index) => index % 4 !== 1).map((word, index) => (index % 5 === 2 ? { ...word, text: word.text.replace('i', 'l') } : word));
  const page = faxed([...printed, ...filledIn], turned(1));
  expect(readName(page)).toBe('Anna Roy');
  expect(fitForm(form, page)!.share).toBeLessThan(0.9);
});

it.each([
  ['another form', [...line('Imaging requisition', 0.1, 0.05), ...line('Family name', 0.1, 0.2), ...line('Examination', 0.1, 0.3), ...line('Contrast allergy', 0.5, 0.3), ...line('Pregnant', 0.5, 0.5)]],
  ['the same words in prose', line(printedForm().map(({ text }) => text).join(' '), 0.05, 0.3, { character: 0.003 })],
  ['too few of its words', printedForm().slice(0, 7)],
  ['an empty page', []],
])('abstains on %s', (_, words) => expect(fitForm(form, faxed(words))).toBeNull());

it('abstains where words lie otherwise than on the form', () => {
  const moved = printedForm().map((word, index) => ({ ...word, box: [word.box[0] + ((index * 7) % 5) * 0.02, word.box[1] + ((index * 3) % 4) * 0.018, word.box[2] + ((index * 7) % 5) * 0.02, word.box[3] + ((index * 3) % 4) * 0.018] as const }));
  expect(fitForm(form, faxed(moved))).toBeNull();
});

it('abstains where a page would have to be turned or scaled more than a fax is', () => {
  for (const map of [turned(12), turned(0, 0.6), turned(0, 1.5), { ...still, c: 0.2 }]) expect(fitForm(form, faxed(printedForm(), map))).toBeNull();
});

it('tells words that stand in a box from words that its edge cuts', () => {
  const words = line('Anna Wolfeschlegelstein', 0.2, 0.2);
  const { inside, cut } = wordsIn(words, [0.19, 0.19, 0.33, 0.23]);
  expect([inside, cut].map((found) => found.map(({ text }) => text))).toEqual([['Anna'], ['Wolfeschlegelstein']]);
});

it('names what keeps a form from being used', () => {
  expect(formProblems(form)).toEqual([]);
  expect(formProblems({ ...form, anchors: form.anchors.slice(0, 4), zones: [] }).map(({ code }) => code)).toEqual(['anchors-few', 'zones-none']);
  expect(formProblems({ ...form, anchors: line('one two three four five six', 0.1, 0.1) }).map(({ code }) => code)).toEqual(['anchors-close']);
  const [name] = formZones;
  expect(formProblems({ aspect: letter, anchors: form.anchors, zones: [name!, { ...name!, kind: 'tick', box: [0.2, 0.2, 0.2, 0.3] }] })).toEqual([
    { code: 'zone-twice', field: 'patient.name' }, { code: 'zone-kind', field: 'patient.name' }, { code: 'zone-small', field: 'patient.name' },
  ]);
});
