import type { DocumentType } from '@intake/api/rules';
import type { Sheet } from '../sheet.ts';
import { drawFooter, drawLetterhead, drawRecipient, drawSignature } from './parts.ts';

/** A family doctor's letter: letterhead, recipient, a `Re:` line, prose, signature. */
export function drawGpLetter(sheet: Sheet): DocumentType {
  const { canvas, facts, random } = sheet;
  drawLetterhead(sheet);
  const dated = sheet.write('letterDate');
  canvas.line(random.chance(0.5) ? `${sheet.withColon('Date')} ${dated}` : (dated ?? ''), { gap: 10 });
  drawRecipient(sheet, facts.recipient);

  const re = sheet.say(random.pick(['RE:', 'Re:', 'Regarding:']), random.pick(['Objet :', 'RE :', 'Concerne :']));
  canvas.line(`${re} ${sheet.write('patient.name')}`, { bold: true });
  canvas.line(`${sheet.withColon(sheet.label('patient.birthDate'))} ${sheet.write('patient.birthDate')}${sexTail(sheet)}`);
  const card = sheet.write('patient.healthNumber');
  if (card) canvas.line(`${sheet.withColon(sheet.label('patient.healthNumber'))} ${card}`);
  const address = sheet.write('patient.address');
  if (address) canvas.line(`${sheet.withColon(sheet.label('patient.address'))} ${address}`);
  const phone = sheet.write('patient.phone');
  if (phone) canvas.line(`${sheet.withColon(sheet.label('patient.phone'))} ${phone}`);
  canvas.y += 8;

  const urgency = sheet.write('urgency');
  if (urgency) canvas.line(`${sheet.withColon(sheet.label('urgency'))} ${urgency}`, { bold: true, gap: 6 });
  canvas.line(sheet.say(`Dear Dr. ${facts.recipient.family},`, `Chère consœur, cher confrère,`), { gap: 6 });
  const service = sheet.write('service');
  const greeting = sheet.say(
    `I am referring this patient to ${service} for assessment.`,
    `Je vous adresse cette personne en ${service} pour évaluation.`,
  );
  canvas.paragraph(greeting);
  canvas.paragraph(`${sheet.withColon(sheet.label('reason'))} ${sheet.write('reason')}`);
  canvas.paragraph(facts.scenario.background[facts.language]);
  canvas.paragraph(sheet.phrase('medications'));
  canvas.paragraph(sheet.phrase('allergies'));
  canvas.paragraph(sheet.phrase('thanks'));
  drawSignature(sheet);
  drawFooter(sheet);
  return 'referral';
}

function sexTail(sheet: Sheet): string {
  const sex = sheet.write('patient.sex');
  return sex ? `   ${sheet.withColon(sheet.label('patient.sex'))} ${sex}` : '';
}
