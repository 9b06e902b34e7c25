import { expect, it } from 'vitest';
import { writeThreshold, type Extraction } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';
import { cell, fill, values, willowbrook, zone } from './willowbrook.fixtures.ts';
import { agreed, extractWithForms, type KnownForm } from './withForms.ts';

const today = '2026-03-10';
const form = willowbrook;

function written(lines: string[], forms: KnownForm[] = [form]) {
  const { fields } = extractWithForms([pageOf(lines)], forms, { today });
  return Object.fromEntries(fields.filter(({ value, confidence }) => value !== null && confidence >= writeThreshold).map(({ field, value }) => [field, value]));
}

it('reads a form whose labels no rule knows', () => {
  expect(written(fill(...values), [])).not.toHaveProperty('patient.name');
  expect(written(fill(...values))).toMatchObject({
    'patient.name': 'Roy, Anna-Lise', 'patient.birthDate': '1961-07-23', 'patient.healthNumber': '9876543217', 'patient.phone': '+14165550142',
    'patient.address': '12 Main Street, Unit 4, Halifax, NS B3J 3Y5', urgency: 'urgent', 'referrer.name': 'Raman, Priya', 'referrer.clinic': 'Lakeside Medical Clinic',
    documentType: 'referral',
  });
});

it('knows a physician whose title was misread, and a clinic with a mark that no name has', () => {
  const lines = fill(...values.slice(0, 5), 'Or. Priya Raman                              Lakeside Medica! Clinic');
  expect(written(lines)).toMatchObject({ 'referrer.name': 'Raman, Priya', 'referrer.clinic': 'Lakeside Medical Clinic' });
});

it('believes the usual physician where letters that look alike were misread, and nobody else', () => {
  const zones = form.shape.zones.map((one) => (one.field === 'referrer.name' ? { ...one, usual: 'Lueilwitz, Sergio' } : one));
  const physician = (name: string) => extractWithForms([pageOf(fill(...values.slice(0, 5), name))], [{ ...form, shape: { ...form.shape, zones } }], { today }).fields.find(({ field }) => field === 'referrer.name');
  expect(physician('Dr. Sergio Lucilwitz')).toMatchObject({ value: 'Lueilwitz, Sergio', alternatives: ['Lucilwitz, Sergio'] });
  expect(physician('Dr. Sergio Lucilwitz')!.confidence).toBeGreaterThanOrEqual(writeThreshold);
  expect(physician('Dr. Priya Raman')).toMatchObject({ value: 'Raman, Priya', alternatives: [] });
});

it('says of each value that a template read it, and where', () => {
  const { fields, form: found } = extractWithForms([pageOf(['Cover page']), pageOf(fill(...values), { number: 2 })], [form], { today });
  const name = fields.find(({ field }) => field === 'patient.name');
  expect(name).toMatchObject({ source: 'template', page: 2 });
  expect(name!.box[1]).toBeCloseTo(5 / 70, 2);
  expect(found).toMatchObject({ id: 'willowbrook', page: 2, fit: { share: 1 } });
});

it('abstains from words that are no value of their field', () => {
  const wrong = ['see attached                                 none known', 'pending                                      ask the desk', '', '', '☐ Routine   ☐ Urgent   ☐ STAT', ''];
  expect(Object.keys(written(fill(...wrong)))).toEqual(['documentType']);
});

it('only offers what stands elsewhere while the form leaves the place of a field empty', () => {
  const lines = [...fill('', ...values.slice(1)), '', 'Patient: Bo Li', 'DOB: 1984-01-02'];
  expect(written(lines)).not.toHaveProperty('patient.name');
  const offered = extractWithForms([pageOf(lines)], [form], { today }).fields.find(({ field }) => field === 'patient.name');
  expect(offered).toMatchObject({ value: 'Li, Bo', source: 'rule' });
});

it('takes a number that the form says is the clinic’s for nobody else’s', () => {
  const lines = [...fill(values[0]!), '', 'Patient phone: 416-555-0199'];
  expect(written(lines, [])).toMatchObject({ 'patient.phone': '+14165550199' });
  const zones = [...form.shape.zones.filter(({ field }) => field !== 'patient.phone'), zone('referrer.phone', 'phone', cell(lines.length - 1, 14, 30))];
  const theirs = { ...form, shape: { ...form.shape, zones } };
  expect(written(lines, [theirs])).toMatchObject({ 'referrer.phone': '+14165550199' });
  expect(written(lines, [theirs])).not.toHaveProperty('patient.phone');
});

it('doubts a value that a rule reads otherwise at its place, unless the rule read only its first line', () => {
  const at = { field: 'referrer.clinic', raw: '', confidence: 0.92, page: 1, box: [0.2, 0.4, 0.5, 0.43], flags: [], alternatives: [] } as const;
  const found = (value: string): Extraction => ({ ...at, box: [...at.box], flags: [], alternatives: [], value, source: 'template' });
  const rule = (value: string): Extraction => ({ ...found(value), box: [0.2, 0.4, 0.5, 0.415], source: 'rule' });
  const name = 'Cedar Grove Family Health Team';
  expect(agreed(found(name), rule('Cedar Grove Family Health')).confidence).toBe(0.92);
  expect(agreed(found(name), rule('Cedar Grave Family Health')).confidence).toBeLessThan(writeThreshold);
  expect(agreed(found(name), rule('Cedar Gro')).confidence).toBeLessThan(writeThreshold);
});

it('leaves a document on another form to the ordinary rules', () => {
  const lines = ['REFERRAL', 'Patient: Anna Roy', 'DOB: 1961-07-23', 'OHIP: 9876543217'];
  const { fields, form: found } = extractWithForms([pageOf(lines)], [form], { today });
  expect(found).toBeNull();
  expect(fields.find(({ field }) => field === 'patient.name')).toMatchObject({ value: 'Roy, Anna', source: 'rule' });
});

it('does not write a name that goes on beyond its zone', () => {
  const narrow = { ...form, shape: { ...form.shape, zones: [zone('patient.name', 'name', cell(3, 0, 13))] } };
  const lines = fill('Anna Roy Featherstonehaugh');
  expect(written(lines, [narrow])).not.toHaveProperty('patient.name');
});
