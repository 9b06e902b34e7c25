import type { Chart, People, Person } from './people.ts';

/**
 * How often a chart that was entered a second time differs. The kinds are those that 398,939 confirmed doubles of American
 * hospitals had (Just et al., Perspectives in Health Information Management 2016, PMC4832129): misspelled names
 * before all, exchanged and second names, birth dates, missing values. The shares are ours, of all second charts.
 */
export const rates = {
  familyMisspelled: 0.06, familyAfterMarriage: 0.02, familyHalf: 0.4, accentsLeftOut: 0.5,
  givenMisspelled: 0.08, givenShort: 0.06, givenInitial: 0.02, givenFirstOnly: 0.5, namesExchanged: 0.03, ownScript: 0.25, capitals: 0.1,
  birthDateMissing: 0.02, birthDateDigit: 0.03, dayMonth: 0.015, birthDateWrong: 0.005,
  healthNumberMissing: 0.25, healthNumberDigit: 0.02, healthNumberOther: 0.015,
  phoneMissing: 0.15, phoneOther: 0.25, addressMissing: 0.15, addressOther: 0.2, addressWritten: 0.3, sexMissing: 0.1, sexWrong: 0.01, emailMissing: 0.6,
} as const;

/** As people call themselves; not all of these are in any list of ours. */
const calledShort: Record<string, string[]> = {
  Robert: ['Bob', 'Rob'], William: ['Bill', 'Will'], Richard: ['Rick', 'Dick'], Elizabeth: ['Liz', 'Beth'], Margaret: ['Peggy', 'Maggie'],
  Catherine: ['Cathy', 'Kate'], Katherine: ['Kathy', 'Katie'], James: ['Jim', 'Jamie'], Michael: ['Mike'], Joseph: ['Joe'], Thomas: ['Tom'], Edward: ['Ted', 'Ed'],
  Anthony: ['Tony'], Daniel: ['Dan'], David: ['Dave'], Christopher: ['Chris'], Matthew: ['Matt'], Patricia: ['Pat', 'Trish'], Susan: ['Sue'], Jennifer: ['Jen'],
  Alexander: ['Alex', 'Sasha'], Samuel: ['Sam'], Benjamin: ['Ben'], Nicholas: ['Nick'], Andrew: ['Andy', 'Drew'], Steven: ['Steve'], Charles: ['Chuck', 'Charlie'],
  Kenneth: ['Ken'], Geneviève: ['Gen'], Véronique: ['Véro'], Frédéric: ['Fred'], Gabrielle: ['Gaby'], Timothy: ['Tim'], Gregory: ['Greg'], Jeffrey: ['Jeff'],
};

/** The same person, entered again by somebody else on another day. */
export function enterAgain(person: Person, people: People): Chart {
  const { chance } = people;
  const chart: Chart = { ...person, phones: [...person.phones] };
  enterName(chart, person, people);
  const { birthDate } = person;
  if (birthDate) {
    if (chance(rates.birthDateMissing)) chart.birthDate = null;
    else if (chance(rates.birthDateDigit)) chart.birthDate = otherDay(birthDate, people);
    else if (chance(rates.dayMonth)) chart.birthDate = exchanged(birthDate);
    else if (chance(rates.birthDateWrong)) chart.birthDate = people.newDate();
  }
  if (chance(rates.healthNumberMissing)) Object.assign(chart, { healthNumber: null, province: null });
  else if (chance(rates.healthNumberDigit)) chart.healthNumber = otherCharacter(person.healthNumber!, '0123456789', people);
  else if (chance(rates.healthNumberOther)) chart.healthNumber = people.newHealthNumber();
  if (chance(rates.phoneMissing)) chart.phones = [];
  else if (chance(rates.phoneOther)) chart.phones = [people.newPhone()];
  if (chance(rates.addressMissing)) chart.address = null;
  else if (chance(rates.addressOther)) chart.address = people.newAddress();
  else if (chance(rates.addressWritten)) chart.address = chart.address!.toUpperCase().replace(/, (ON|QC) /, ' $1, ').replace(' STREET', ' ST').replace(' AVENUE', ' AVE');
  if (chance(rates.sexMissing)) chart.sex = null;
  else if (chance(rates.sexWrong)) chart.sex = person.sex === 'male' ? 'female' : 'male';
  if (chance(rates.emailMissing)) chart.email = null;
  return chart;
}

function enterName(chart: Chart, person: Person, people: People): void {
  const { chance, pick } = people;
  if (person.ownScript && chance(rates.ownScript)) {
    Object.assign(chart, { familyName: person.ownScript.family, givenName: person.ownScript.given });
    return;
  }
  if (person.sex === 'female' && chance(rates.familyAfterMarriage)) chart.familyName = people.newPerson().familyName;
  if (chart.familyName.includes('-') && chance(rates.familyHalf)) chart.familyName = pick(chart.familyName.split('-'));
  if (chart.givenName.includes(' ') && chance(rates.givenFirstOnly)) chart.givenName = chart.givenName.split(' ')[0]!;
  const short = calledShort[chart.givenName];
  if (short && chance(rates.givenShort * 5)) chart.givenName = pick(short);
  else if (chance(rates.givenInitial)) chart.givenName = chart.givenName.slice(0, 1);
  else if (chance(rates.givenMisspelled)) chart.givenName = misspelled(chart.givenName, people);
  if (chance(rates.familyMisspelled)) chart.familyName = misspelled(chart.familyName, people);
  if (chance(rates.accentsLeftOut)) for (const part of ['familyName', 'givenName'] as const) chart[part] = chart[part].normalize('NFD').replace(/\p{M}/gu, '');
  if (chance(rates.capitals)) for (const part of ['familyName', 'givenName'] as const) chart[part] = chart[part].toUpperCase();
  if (chance(rates.namesExchanged)) [chart.familyName, chart.givenName] = [chart.givenName, chart.familyName];
}

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** One slip: a neighbouring key, a letter twice, left out, or two exchanged. */
function misspelled(name: string, { pick, source }: People): string {
  if (name.length < 3) return name;
  const at = source.number.int({ min: 1, max: name.length - 2 });
  const letter = name[at]!.toLowerCase();
  const row = keyboard.find((keys) => keys.includes(letter)) ?? letter;
  const beside = row[row.indexOf(letter) + (row.endsWith(letter) ? -1 : 1)] ?? letter;
  return pick([
    name.slice(0, at) + beside + name.slice(at + 1),
    name.slice(0, at) + name[at] + name.slice(at),
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
  ]);
}

function otherCharacter(text: string, characters: string, { pick, source }: People): string {
  const at = source.number.int({ min: 0, max: text.length - 1 });
  return text.slice(0, at) + pick([...characters].filter((character) => character !== text[at])) + text.slice(at + 1);
}

const isDay = (date: string) => !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

function otherDay(date: string, people: People): string {
  for (let tries = 0; tries < 50; tries += 1) {
    const other = date.replaceAll('-', '');
    const changed = otherCharacter(other, '0123456789', people);
    const day = `${changed.slice(0, 4)}-${changed.slice(4, 6)}-${changed.slice(6)}`;
    if (isDay(day) && day > '1920-01-01' && day < '2026-01-01') return day;
  }
  return date;
}

function exchanged(date: string): string {
  const [year, month, day] = date.split('-');
  const other = `${year}-${day}-${month}`;
  return isDay(other) ? other : date;
}
