import type { ExtractionField } from '@intake/api/rules';
import { paper } from '../letters/canvas.ts';
import { makeFacts, type PhysicianFacts } from '../letters/facts.ts';
import { drawLetter, type Letter } from '../letters/makeLetter.ts';
import type { LetterLanguage } from '../letters/random.ts';
import type { Sheet } from '../letters/sheet.ts';

type Cell = [field: ExtractionField, label: string, width: number, lines?: number];

/** A sheet that a sender has had printed: the same on every fax but for what is filled in, in words that no rule knows. */
export interface AccessForm {
  language: LetterLanguage;
  /** Who sends it. */
  name: string;
  /** E.164. */
  fax: string;
  title: string;
  about: string;
  asked: string;
  kin: string;
  when: string;
  footer: string;
  rows: Cell[][];
  wanted: Cell[][];
}

/** Of a programme in town; its template reads the demo's faxes. */
export const willowbrook: AccessForm = {
  language: 'en', name: 'Willowbrook Community Access', fax: '+16135550181', title: 'Regional Access Sheet', about: 'A. Whom this is about', asked: 'B. What is asked of you',
  kin: 'Next of kin', when: 'How soon', footer: 'Incomplete sheets go back to the desk that sent them. Keep one copy with the chart.',
  rows: [[['patient.name', 'Individual concerned', 0.5], ['patient.birthDate', 'Arrived into the world', 0.5]], [['patient.healthNumber', 'Plan identifier', 0.5], ['patient.phone', 'Daytime line', 0.5]], [['patient.address', 'Dwelling', 1, 2]]],
  wanted: [[['referrer.name', 'Sent along by', 0.5], ['referrer.clinic', 'Their workplace', 0.5]], [['service', 'Programme wanted', 0.5], ['letterDate', 'Written on', 0.5]], [['reason', 'What we should know', 1, 3]]],
};

/** Of a health centre across the river; staff have corrected it, and a template is proposed. */
export const collines: AccessForm = {
  language: 'fr', name: 'Guichet des Collines', fax: '+18195550182', title: 'Fiche d’accès régional des Collines', about: 'A. La personne', asked: 'B. La demande',
  kin: 'Proche à joindre', when: 'Quand', footer: 'Les fiches incomplètes sont retournées au guichet. Gardez une copie au dossier.',
  rows: [[['patient.healthNumber', 'Identifiant du régime', 0.5], ['patient.name', 'Qui est visé', 0.5]], [['patient.phone', 'Joindre au', 0.5], ['patient.birthDate', 'Venue au monde', 0.5]], [['patient.address', 'Où habite la personne', 1, 2]]],
  wanted: [[['service', 'Volet', 0.5], ['referrer.name', 'Envoi de la part du clinicien', 0.5]], [['letterDate', 'Rempli en date du', 0.5], ['referrer.clinic', 'Son lieu de travail', 0.5]], [['reason', 'Ce que nous devons savoir', 1, 3]]],
};

/** Whoever fills in the sheets of a sender, always the same person. */
export function senderOf({ language, name, fax }: AccessForm): PhysicianFacts {
  const { referrer } = makeFacts({ seed: Number(fax.slice(-4)), language, missing: [] });
  return { ...referrer, clinic: name, fax };
}

/** A sheet as it was filled in for somebody; the same seed gives the same person. */
export function accessSheet(form: AccessForm, seed: number): Promise<Letter> {
  const draw = (sheet: Sheet) => {
    sheet.facts.referrer = senderOf(form);
    const { canvas, facts, writing } = sheet;
    canvas.line(form.title, { size: 16, bold: true, align: 'center', gap: 12 });
    canvas.line(form.about, { bold: true, gap: 4 });
    form.rows.forEach((row) => drawRow(sheet, row));
    // Somebody else's name and number, which are not the patient's.
    canvas.draw(paper.margin + 4, canvas.y + 2, form.kin, { size: 9 });
    canvas.draw(paper.margin + 130, canvas.y + 2, `${facts.other.given} ${facts.other.family}, ${writing.phone(facts.other.fax)}`);
    canvas.y += 26;
    canvas.line(form.asked, { bold: true, gap: 4 });
    drawTicks(sheet, form);
    form.wanted.forEach((row) => drawRow(sheet, row));
    canvas.draw(paper.width / 2, paper.height - 60, form.footer, { size: 8, align: 'center' });
    return 'referral' as const;
  };
  return drawLetter({ seed, language: form.language, missing: [] }, draw, { family: 'sans', size: 10 });
}

function drawRow(sheet: Sheet, cells: Cell[]): void {
  const { canvas } = sheet;
  const whole = paper.width - 2 * paper.margin;
  const lines = Math.max(...cells.map(([, , , count = 1]) => count));
  const [top, height] = [canvas.y, 22 + lines * 14];
  let x = paper.margin;
  for (const [field, label, share] of cells) {
    const width = whole * share;
    canvas.frame(x, top, x + width, top + height);
    canvas.draw(x + 4, top + 3, label, { size: 8 });
    const value = sheet.write(field);
    if (value) canvas.wrap(value, width - 12).forEach((text, at) => canvas.draw(x + 6, top + 15 + at * 14, text));
    x += width;
  }
  canvas.y = top + height + 8;
}

const choices = {
  en: [['routine', 'Routine'], ['urgent', 'Urgent'], ['asap', 'ASAP'], ['stat', 'STAT']],
  fr: [['routine', 'Non urgent'], ['urgent', 'Urgent'], ['asap', 'Dès que possible'], ['stat', 'STAT']],
} as const;

function drawTicks(sheet: Sheet, { language, when }: AccessForm): void {
  const { canvas, facts } = sheet;
  let x = canvas.draw(paper.margin + 4, canvas.y, when, { bold: true }) + 18;
  for (const [urgency, text] of choices[language]) {
    const isTicked = facts.urgency === urgency;
    if (isTicked) sheet.state('urgency', text, urgency);
    x = canvas.tick(x, canvas.y, text, isTicked) + 26;
  }
  canvas.y += 24;
}
