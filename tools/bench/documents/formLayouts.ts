import type { DocumentType } from '@intake/api/rules';
import { makeFacts, type PhysicianFacts } from '../../../apps/server/src/demo/letters/facts.ts';
import { paper } from '../../../apps/server/src/demo/letters/canvas.ts';
import { createRandom, type LetterLanguage, type Random } from '../../../apps/server/src/demo/letters/random.ts';
import type { Sheet, Typeface } from '../../../apps/server/src/demo/letters/sheet.ts';
import { labels } from '../../../apps/server/src/demo/letters/wording.ts';

/** A form that a sender has had printed: the same on every fax but for what is filled in. */
export interface FormLayout {
  language: LetterLanguage;
  typeface: Typeface;
  draw: (sheet: Sheet) => DocumentType;
}

type Field = keyof (typeof labels)['en'] | 'patient.healthNumber';

/** Labels that forms of hospitals, programmes and associations have, and that no rule knows. */
const ownLabels: Record<LetterLanguage, Partial<Record<Field, string[]>>> = {
  en: {
    'patient.name': ['Individual concerned', 'Person seeking care', 'Who is this about', 'Enrollee'],
    'patient.birthDate': ['Arrival date (birth)', 'Day they were born', 'Born when'],
    'patient.healthNumber': ['Plan identifier', 'Coverage digits', 'Insurance reference'],
    'patient.phone': ['Best reached at', 'Call them on', 'Daytime line'],
    'patient.address': ['Dwelling', 'Where they live', 'Place of residence'],
    'referrer.name': ['Sent along by', 'Clinician who asks', 'Initiating clinician'],
    'referrer.clinic': ['Their workplace', 'Originating site'],
    'referrer.fax': ['Answer by fax at', 'Replies to'],
    service: ['Programme wanted', 'Stream'],
    reason: ['What we should know', 'Background and question'],
  },
  fr: {
    'patient.name': ['Personne concernée', 'Bénéficiaire visé', 'Qui est visé'],
    'patient.birthDate': ['Jour de sa naissance', 'Venue au monde'],
    'patient.healthNumber': ['Identifiant du régime', 'Numéro de couverture'],
    'patient.phone': ['Joindre au', 'Ligne de jour'],
    'patient.address': ['Lieu de vie', 'Où habite la personne'],
    'referrer.name': ['Envoi de la part du clinicien', 'Clinicien à l’origine'],
    'referrer.clinic': ['Son lieu de travail', 'Site d’origine'],
    'referrer.fax': ['Répondre par télécopie au', 'Réponses au'],
    service: ['Programme voulu', 'Volet'],
    reason: ['Ce que nous devons savoir', 'Contexte et question'],
  },
};

const cardLabels = { en: ['Health Card Number', 'Health Card'], fr: ['No d’assurance maladie', 'Carte santé'] };
const titles = { en: ['Community Access Intake', 'Regional Programme Entry Sheet', 'Outpatient Service Request', 'Central Booking Record'], fr: ['Fiche d’accès régional', 'Demande de service externe', 'Dossier d’inscription central', 'Fiche d’entrée au programme'] };
const others = { en: ['Emergency contact', 'Family physician', 'Pharmacy', 'Next of kin'], fr: ['Contact d’urgence', 'Médecin de famille', 'Pharmacie', 'Proche'] };
const footers = {
  en: ['Incomplete sheets are returned to the sender without review by the programme', 'Keep the original in the chart and send one copy to central booking'],
  fr: ['Les fiches incomplètes sont retournées sans être étudiées par le programme', 'Gardez l’original au dossier et envoyez une copie au guichet central'],
};

interface Cell {
  field: Field;
  label: string;
  /** Share of the width. */
  width: number;
  lines: number;
}

const wide: Field[] = ['patient.address', 'reason'];

/** Draws up a form: its fields, their labels, their order and places follow from the seed alone. */
export function makeFormLayout(seed: number, language: LetterLanguage): FormLayout {
  const random = createRandom(seed * 7919, language);
  const sender = makeFacts({ seed: seed * 7919, language }).referrer;
  const family = random.pick(['sans', 'serif', 'sans'] as const);
  const typeface = { family, size: random.pick([9.5, 10, 10.5]) };
  const style = random.pick(['above', 'framed', 'beside'] as const);
  const title = random.pick(titles[language]);
  const footer = random.pick(footers[language]);
  const stranger = random.pick(others[language]);
  const hasTicks = random.chance(0.7);
  const cells = cellsOf(random, language);
  const patientRows = rowsOf(cells.filter(({ field }) => field.startsWith('patient.')), random);
  const otherRows = rowsOf(cells.filter(({ field }) => !field.startsWith('patient.')), random);
  const heads = language === 'fr' ? ['A. La personne', 'B. La demande'] : ['A. The person', 'B. The request'];
  const draw = (sheet: Sheet): DocumentType => {
    sheet.facts.referrer = { ...sender, clinic: sender.clinic };
    const { canvas } = sheet;
    canvas.line(title, { size: 15, bold: true, align: 'center', gap: 10 });
    canvas.line(heads[0]!, { bold: true, gap: 4 });
    for (const row of patientRows) drawRow(sheet, row, style);
    drawStranger(sheet, stranger, style);
    canvas.line(heads[1]!, { bold: true, gap: 4 });
    if (hasTicks) drawTicks(sheet, language);
    for (const row of otherRows) drawRow(sheet, row, style);
    canvas.y = Math.max(canvas.y + 20, 650);
    canvas.rule(paper.margin, 280, canvas.y);
    canvas.y += 4;
    canvas.line(sheet.say('Signed and dated by hand', 'Signé et daté à la main'), { size: 8 });
    canvas.draw(paper.width / 2, paper.height - 60, footer, { size: 8, align: 'center' });
    return 'referral';
  };
  return { language, typeface, draw };
}

function cellsOf(random: Random, language: LetterLanguage): Cell[] {
  const labelOf = (field: Field): string => {
    const usual = field === 'patient.healthNumber' ? cardLabels[language] : labels[language][field];
    const own = ownLabels[language][field];
    return random.pick(own && random.chance(0.5) ? own : usual);
  };
  const always: Field[] = ['patient.name', 'patient.birthDate', 'patient.healthNumber', 'patient.phone', 'referrer.name', 'referrer.clinic', 'service', 'reason', 'letterDate'];
  const sometimes: Field[] = ['patient.address', 'patient.sex', 'referrer.fax', 'referrer.phone', 'referrer.billingNumber'];
  const fields = [...always, ...sometimes.filter(() => random.chance(0.75))];
  return fields.map((field) => ({ field, label: labelOf(field), width: wide.includes(field) ? 1 : 0.5, lines: field === 'reason' ? 3 : field === 'patient.address' || field === 'referrer.clinic' ? 2 : 1 }));
}

/** Two narrow cells side by side, in an order of its own. */
function rowsOf(cells: Cell[], random: Random): Cell[][] {
  const narrow = random.faker.helpers.shuffle(cells.filter(({ width }) => width < 1));
  const pairs = narrow.flatMap((cell, at) => (at % 2 === 0 ? [[cell, ...narrow.slice(at + 1, at + 2)]] : []));
  return [...pairs, ...cells.filter(({ width }) => width === 1).map((cell) => [cell])];
}

function drawRow(sheet: Sheet, cells: Cell[], style: 'above' | 'framed' | 'beside'): void {
  const { canvas } = sheet;
  const whole = paper.width - 2 * paper.margin;
  const lines = Math.max(...cells.map((cell) => cell.lines));
  const lineHeight = canvas.size * 1.4;
  const top = canvas.y;
  const labelHeight = style === 'beside' ? 0 : canvas.size;
  let x = paper.margin;
  for (const { field, label, width } of cells) {
    const cellWidth = whole * width;
    const value = sheet.write(field);
    const labelEnd = canvas.draw(x + 4, top + 2, style === 'beside' ? `${label}:` : label, { size: style === 'beside' ? canvas.size : canvas.size - 2 });
    const start = style === 'beside' ? Math.max(labelEnd + 6, x + 110) : x + 4;
    if (value) canvas.wrap(value, x + cellWidth - 8 - start).forEach((text, at) => canvas.draw(start, top + 3 + labelHeight + at * lineHeight, text));
    if (style === 'framed') canvas.frame(x, top - 2, x + cellWidth, top + labelHeight + lines * lineHeight + 5);
    if (style === 'above') canvas.rule(x + 4, x + cellWidth - 10, top + labelHeight + lines * lineHeight + 4, 0.5);
    x += cellWidth;
  }
  canvas.y = top + labelHeight + lines * lineHeight + 10;
}

/** Somebody else's name and number, which are not the patient's. */
function drawStranger(sheet: Sheet, label: string, style: string): void {
  const { canvas, facts, writing } = sheet;
  const person: PhysicianFacts = facts.other;
  canvas.draw(paper.margin + 4, canvas.y + 2, `${label}${style === 'beside' ? ':' : ''}`, { size: canvas.size - 1 });
  canvas.draw(paper.margin + 130, canvas.y + 2, `${person.given} ${person.family}, ${writing.phone(person.fax)}`);
  canvas.y += canvas.size * 2.4;
}

function drawTicks(sheet: Sheet, language: LetterLanguage): void {
  const { canvas, facts } = sheet;
  const options = language === 'fr' ? ([['routine', 'Non urgent'], ['urgent', 'Urgent'], ['asap', 'Dès que possible'], ['stat', 'STAT']] as const) : ([['routine', 'Routine'], ['urgent', 'Urgent'], ['asap', 'ASAP'], ['stat', 'STAT']] as const);
  let x = canvas.draw(paper.margin + 4, canvas.y, language === 'fr' ? 'Quand' : 'How soon', { bold: true }) + 18;
  for (const [urgency, text] of options) {
    const ticked = facts.urgency === urgency;
    if (ticked) sheet.state('urgency', text, urgency);
    x = canvas.tick(x, canvas.y, text, ticked) + 26;
  }
  canvas.y += canvas.size * 2.2;
}
