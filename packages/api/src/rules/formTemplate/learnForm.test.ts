import { expect, it } from 'vitest';
import { faxed, line, printedForm, still, turned } from './form.fixtures.ts';
import { fitForm, onPage, wordsIn } from './formFit.ts';
import { alignTo, chooseAnchors, onReference, printedWords, smallPrint, zonesAround } from './learnForm.ts';
import type { FormFit } from './formFit.ts';
import { agreesWithFiled, isMisread } from './sameValue.ts';
import { noCounts, trialObjections } from './trial.ts';

const written = (name: string, born: string) => [...line(name, 0.21, 0.18), ...line(born, 0.7, 0.18)];
const reference = faxed([...printedForm(), ...written('Anna Roy', '1961-07-23')]);
const others = [
  faxed([...printedForm(), ...written('Maximiliane Featherstonehaugh', '1984-01-02')], turned(1.4, 0.97, [0.02, 0.01])),
  faxed([...printedForm().filter(({ text }) => text !== 'Signature'), ...written('Bo Li', '2001-12-30')], { ...still, e: -0.02 }),
];

it('finds what a form prints by what its pages have in common', () => {
  const fits = alignTo(reference, others);
  expect(fits.every((fit) => fit !== null)).toBe(true);
  const printed = printedWords(reference, fits as FormFit[]).map(({ text }) => text);
  expect(printed).toEqual(expect.arrayContaining(['Riverside', 'Telephone:', 'reports']));
  expect(printed).not.toEqual(expect.arrayContaining(['Anna']));
  expect(printed).not.toEqual(expect.arrayContaining(['Signature']));
});

it('finds the short words that a form prints, and takes no written one for them', () => {
  const pages = [[...written('Bo Roy', '1961-07-23')], [...written('Li Chen', '1984-01-02')], [...written('Al Roy', '2001-12-30')]].map((words, at) => faxed([...printedForm(), ...line('No de dossier', 0.3, 0.28), ...words], at === 1 ? turned(1.4, 0.97, [0.02, 0.01]) : still));
  const [first, ...rest] = pages;
  const others = rest.map((page, at) => ({ page, fit: alignTo(first!, rest)[at]! }));
  expect(smallPrint(first!, others).map(({ text }) => text)).toEqual(['No', 'de']);
});

it('takes no letter for another sheet of the form', () => {
  const letter = faxed(line('Thank you for seeing this patient with a question about the birth of a child and signature', 0.1, 0.3, { character: 0.008 }));
  expect(alignTo(reference, [letter])).toEqual([null]);
});

it('draws a zone that is wide enough for the next name, and ends before the next printed word', () => {
  const fits = alignTo(reference, others) as FormFit[];
  const printed = printedWords(reference, fits);
  const ends = ['Maximiliane', 'Featherstonehaugh'].map((text) => onReference(fits[0]!, others[0]!.words.find((word) => word.text === text)!.box));
  const nameOnOther = [ends[0]![0], ends[0]![1], ends[1]![2], ends[1]![3]] as const;
  const born1984 = others[0]!.words.find(({ text }) => text === '1984-01-02')!.box;
  const zones = zonesAround([{ field: 'patient.name', boxes: [[0.21, 0.18, 0.294, 0.193], nameOnOther] }, { field: 'patient.birthDate', boxes: [onReference(fits[0]!, born1984)] }], printed);
  const anchors = chooseAnchors(printed, zones);
  const shape = { aspect: reference.aspect, anchors, zones };
  const [name, born] = zones;
  expect(name!.box[2]).toBeGreaterThan(0.5);
  expect(name!.box[2]).toBeLessThan(0.56);
  for (const [page, full] of [[others[0]!, 'Maximiliane Featherstonehaugh'], [others[1]!, 'Bo Li']] as const) {
    const fit = fitForm(shape, page)!;
    expect(wordsIn(page.words, onPage(fit, name!.box)).inside.map(({ text }) => text).join(' ')).toBe(full);
    expect(wordsIn(page.words, onPage(fit, born!.box)).inside).toHaveLength(1);
  }
});

it('ends a zone where the form ends: as far from the right as the form begins from the left, or where it was written to', () => {
  const reason = { field: 'reason', boxes: [[0.08, 0.6, 0.5, 0.613]] } as const;
  const phone = { field: 'patient.phone', boxes: [[0.86, 0.23, 0.93, 0.243]] } as const;
  expect(zonesAround([reason], printedForm())[0]!.box[2]).toBeCloseTo(0.926);
  for (const { box } of zonesAround([reason, phone], printedForm())) expect(box[2]).toBeCloseTo(0.936);
});

it('keeps the label above a value out of its zone, though a smear made one value reach up to it', () => {
  const label = line('Where the person lives', 0.08, 0.27);
  const boxes = [[0.08, 0.285, 0.4, 0.298], [0.08, 0.274, 0.5, 0.298], [0.08, 0.286, 0.45, 0.299]] as const;
  const [zone] = zonesAround([{ field: 'patient.address', boxes }], [...printedForm().filter(({ box }) => box[1] < 0.27 || box[1] > 0.3), ...label]);
  expect(wordsIn(label, zone!.box).inside).toEqual([]);
  expect(wordsIn(line('12 Elm Street', 0.08, 0.285), zone!.box).inside).toHaveLength(3);
});

it('takes a field for boxes to tick only where one was seen ticked', () => {
  const boxes = [[0.2, 0.3, 0.23, 0.31]] as const;
  expect(zonesAround([{ field: 'patient.sex', boxes }, { field: 'urgency', kind: 'tick', boxes: [[0.2, 0.5, 0.4, 0.51]] }], []).map(({ kind }) => kind)).toEqual(['text', 'tick']);
});

it('spreads anchors over the page, and puts none where a value is written', () => {
  const printed = printedForm();
  const anchors = chooseAnchors(printed, [{ field: 'patient.name', kind: 'name', box: [0, 0.17, 1, 0.2] }], 10);
  expect(anchors).toHaveLength(10);
  expect(anchors.some(({ text }) => text === 'Full' || text === 'Birth')).toBe(false);
  expect(Math.max(...anchors.map(({ box }) => box[1])) - Math.min(...anchors.map(({ box }) => box[1]))).toBeGreaterThan(0.7);
});

it.each([
  ['patient.name', 'Roy, Anna Marie', 'Roy, Anna', true],
  ['patient.name', 'Roy, Anna', 'Roy', false],
  ['patient.name', 'Roy, Anna', 'Roy, Hannah', false],
  ['patient.birthDate', '1961-07-23', '1961-07-28', false],
  ['patient.email', 'anna@Example.org', 'anna@example.org', true],
  ['patient.address', '12 Main Street, Halifax, NS B3J 3Y5', '12 Main Street, Halifax NS B3J 3Y5', true],
  ['patient.address', '12 Main Street, Halifax, NS B3J 3Y5', '14 Main Street, Halifax, NS B3J 3Y5', false],
] as const)('compares what was filed with what was read: %s %s, %s', (field, filed, read, agrees) => expect(agreesWithFiled(field, filed, read)).toBe(agrees));

it.each([
  ['referrer.name', 'Lueilwitz, Sergio', 'Lucilwitz, Sergio', true],
  ['referrer.name', 'Le Blanc, Ange', 'Le Bianc, Ange', true],
  ['referrer.name', 'Roy, Anna', 'Roy, Anne', false],
  ['referrer.name', 'Roy, Anna', 'Roy, Anna', false],
  ['referrer.clinic', 'Northgate Medical Associates', 'Northgate Medicai Assocjates', true],
  ['referrer.phone', '+15195550112', '+15195550113', false],
  ['patient.name', 'Lueilwitz, Sergio', 'Lucilwitz, Sergio', false],
] as const)('tells a misread name from another one: %s %s, %s', (field, usual, read, isIt) => expect(isMisread(field, usual, read)).toBe(isIt));

it('says what speaks against a template', () => {
  const fields = (wrong: number, right = 4) => ({ 'patient.phone': { ...noCounts(), wrong, right } });
  expect(trialObjections(null)).toEqual([{ code: 'untried' }]);
  expect(trialObjections({ samples: 9, fitted: 1, fields: {} })).toEqual([{ code: 'few-samples' }]);
  expect(trialObjections({ samples: 9, fitted: 5, fields: fields(1) })).toEqual([]);
  expect(trialObjections({ samples: 9, fitted: 5, fields: fields(4) })).toEqual([{ code: 'often-wrong', field: 'patient.phone' }]);
  expect(trialObjections({ samples: 9, fitted: 5, fields: { 'patient.birthDate': { ...noCounts(), right: 8, wrong: 1 } } })).toEqual([{ code: 'wrong-patient', field: 'patient.birthDate' }]);
});
