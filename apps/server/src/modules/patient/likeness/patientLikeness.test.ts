import { describe, expect, test } from 'vitest';
import { likelyFrom, patientLikeness, secondPersonFor, type Compared } from './patientLikeness.ts';

const chart: Compared = {
  familyName: 'Tremblay', givenName: 'Marie-Ève', birthDate: '1985-04-03', sex: 'female', healthNumber: '9876543217', province: 'ON',
  phones: ['+14165550142'], email: null, address: '12 King Street West, Toronto, ON M5V 2T6',
};
const bare: Compared = { ...chart, healthNumber: null, province: null, phones: [], address: null, sex: null };
const degreesOf = (a: Compared, b: Compared) => Object.fromEntries(patientLikeness(a, b).reasons.map(({ code, degree }) => [code, degree]));

describe('two charts are likely of one person', () => {
  test.each<[string, Compared, Partial<Compared>]>([
    ['name and birth date agree', bare, {}],
    ['accents and hyphens were left out', bare, { givenName: 'Marie Eve' }],
    ['the names were exchanged', bare, { familyName: 'Marie-Ève', givenName: 'Tremblay' }],
    ['a letter was mistyped', bare, { familyName: 'Trembaly' }],
    ['day and month were exchanged, and a phone agrees', { ...bare, phones: chart.phones }, { birthDate: '1985-03-04' }],
    ['one has the married name too', { ...bare, familyName: 'Tremblay-Roy' }, { familyName: 'Tremblay' }],
    ['the family name is another after a marriage, and phone and address agree', { ...chart, healthNumber: null }, { familyName: 'Gagnon' }],
    ['the first name is a short form', { ...bare, givenName: 'Katherine' }, { givenName: 'Kate' }],
    ['the name was written in its own script', { ...bare, familyName: '王', givenName: '小明' }, { familyName: 'Wang', givenName: 'Xiao Ming' }],
    ['it was written in Cyrillic', { ...bare, familyName: 'Шевченко', givenName: 'Тарас' }, { familyName: 'Shevchenko', givenName: 'Taras' }],
    ['it was written in Arabic', { ...bare, familyName: 'Hassan', givenName: 'Mohammed' }, { givenName: 'محمد', familyName: 'حسن' }],
    ['the umlaut was written with an e', { ...bare, familyName: 'Müller' }, { familyName: 'Mueller' }],
    ['the health number agrees, whatever else was mistyped', chart, { birthDate: '1985-04-30', givenName: 'Mari-Eve', phones: [] }],
  ])('when %s', (_, one, different) => {
    expect(patientLikeness(one, { ...one, ...different }).score).toBeGreaterThanOrEqual(likelyFrom);
  });
});

describe('two charts are not likely of one person', () => {
  const home = { ...chart, healthNumber: null };
  test.each<[string, Compared, Partial<Compared>]>([
    ['they are twins', home, { givenName: 'Luc', sex: 'male' }],
    ['they are twins of one sex whose names are alike, with two cards', { ...chart, givenName: 'Jayden' }, { givenName: 'Hayden', healthNumber: '9663096510' }],
    ['they are twins whose names differ by an ending', { ...home, givenName: 'Christian', sex: 'male' }, { givenName: 'Christina', sex: 'female' }],
    ['they are father and son of one name', { ...home, sex: 'male' }, { sex: 'male', birthDate: '1957-10-21' }],
    ['they are a couple at one address', home, { givenName: 'Robert', birthDate: '1983-01-30', sex: 'male' }],
    ['they share a name alone', bare, { birthDate: null }],
    ['a child was written under the number of its mother', home, { familyName: 'Gagnon', givenName: 'Noah', birthDate: '2020-02-02' }],
  ])('when %s', (_, one, different) => {
    expect(patientLikeness(one, { ...one, ...different }).score).toBeLessThan(likelyFrom);
  });
});

test('how alike two charts are is said sign by sign, the weightiest first, and nothing of what either lacks', () => {
  const { reasons } = patientLikeness(chart, { ...chart, givenName: 'Marie', birthDate: '1985-03-04', phones: [], address: null });
  expect(reasons.map(({ code, degree, agrees }) => [code, degree, agrees])).toEqual([
    ['healthNumber', 'same', true], ['familyName', 'same', true], ['birthDate', 'day-month', true], ['givenName', 'part', true], ['sex', 'same', true],
  ]);
});

test.each([
  ['Kate', 'Katherine', 'short-form'], ['M.', 'Marie-Ève', 'initial'], ['Marie', 'Marie-Ève', 'part'], ['Ève', 'Marie-Ève', 'part'], ['Muhamad', 'Mohammed', 'transliterated'], ['Jon', 'Luc', 'different'],
])('%s and %s: %s', (one, other, degree) => {
  expect(degreesOf({ ...bare, givenName: one }, { ...bare, givenName: other }).givenName).toBe(degree);
});

test.each<[string, Partial<Compared>, string[]]>([
  ['twins at one address', { givenName: 'Luc' }, ['twins']],
  ['two valid health numbers', { healthNumber: '9663096510' }, ['two-health-numbers']],
  ['a number that no card can have', { healthNumber: '9876543211' }, []],
  ['one person', { address: null }, []],
])('a second person is asked for %s: %j', (_, different, reasons) => {
  expect(secondPersonFor(chart, { ...chart, ...different })).toEqual(reasons);
});
