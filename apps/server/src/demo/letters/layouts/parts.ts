import { paper } from '../canvas.ts';
import type { PhysicianFacts } from '../facts.ts';
import type { Sheet } from '../sheet.ts';

/** The sender's letterhead, centred or at the left; states the referrer's clinic, phone and fax. */
export function drawLetterhead(sheet: Sheet): void {
  const { canvas, facts, random } = sheet;
  const align = random.pick(['center', 'start'] as const);
  const clinic = sheet.write('referrer.clinic') ?? '';
  canvas.line(clinic, { size: canvas.size + random.int(3, 7), bold: true, align });
  const [street, city] = sheet.addressLines(facts.referrer.address);
  if (random.chance(0.5)) canvas.line(`${street}, ${city}`, { align });
  else {
    canvas.line(street, { align });
    canvas.line(city, { align });
  }
  canvas.line(sheetNumbers(sheet), { align });
  if (random.chance(0.7)) canvas.rule(paper.margin, paper.width - paper.margin, canvas.y + 2);
  canvas.y += 14;
}

/** `Tel: … Fax: …` of the referrer on one line. */
export function sheetNumbers(sheet: Sheet): string {
  const phone = sheet.write('referrer.phone');
  const fax = sheet.write('referrer.fax');
  const phoneLabel = sheet.withColon(sheet.label('referrer.phone'));
  const faxLabel = sheet.withColon(sheet.label('referrer.fax'));
  return [phone && `${phoneLabel} ${phone}`, fax && `${faxLabel} ${fax}`].filter(Boolean).join(sheet.random.pick(['   ', '  |  ', ' - ']));
}

/** Another doctor's address block, which is neither the patient's nor the referrer's. */
export function drawRecipient(sheet: Sheet, person: PhysicianFacts): void {
  const { canvas, writing } = sheet;
  canvas.line(sheet.doctor(person), { bold: sheet.random.chance(0.4) });
  canvas.line(person.clinic);
  const [street, city] = sheet.addressLines(person.address);
  canvas.line(street);
  canvas.line(city);
  canvas.line(`${sheet.withColon(sheet.say('Fax', 'Téléc.'))} ${writing.phone(person.fax)}`);
  canvas.y += 10;
}

/** Closing words, space for a pen, the name and its numbers. */
export function drawSignature(sheet: Sheet): void {
  const { canvas, facts, random } = sheet;
  canvas.y += 8;
  canvas.line(sheet.phrase('regards'), { gap: 26 });
  canvas.line(`${sheet.write('referrer.name')}, ${facts.referrer.credentials}`, { bold: random.chance(0.5) });
  const billing = sheet.write('referrer.billingNumber');
  const label = sheet.label('referrer.billingNumber');
  const licence = `${sheet.say('CPSO #', 'No de permis')} ${facts.referrer.licence}`;
  if (billing) canvas.line(random.chance(0.5) ? `${licence}   ${sheet.withColon(label)} ${billing}` : `${sheet.withColon(label)} ${billing}`);
  else if (random.chance(0.5)) canvas.line(licence);
}

/** A patient's particulars as `label: value` lines. */
export function drawPatientLines(sheet: Sheet, fields: Parameters<Sheet['write']>[0][], x: number, width: number): void {
  const { canvas } = sheet;
  for (const field of fields) {
    const lines = sheet.field(field, x, canvas.y, { width, blank: sheet.random.chance(0.3) });
    canvas.y += canvas.size * (lines * 1.3 + (lines > 0 ? 0.4 : 0));
  }
}

export function drawFooter(sheet: Sheet): void {
  const size = 7.5;
  const text = sheet.phrase('confidential');
  sheet.canvas.draw(paper.width / 2, paper.height - 40, text, { size, align: 'center' });
}
