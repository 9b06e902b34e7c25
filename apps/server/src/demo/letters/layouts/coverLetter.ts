import type { DocumentType } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import type { Sheet } from '../sheet.ts';
import { drawFooter, drawLetterhead, drawSignature } from './parts.ts';

/** A fax cover sheet, then a letter over one or two pages. */
export function drawCoverLetter(sheet: Sheet): DocumentType {
  const { canvas, facts, random, writing } = sheet;
  const { referrer, recipient } = facts;
  const long = random.chance(0.5);
  canvas.y = 90;
  canvas.line(sheet.say('FAX', 'TÉLÉCOPIE'), { size: 28, bold: true, gap: 12 });
  const rows: [string, string][] = [
    [sheet.say('TO', 'À'), `${sheet.doctor(recipient)}, ${recipient.clinic}`],
    [sheet.say('FAX', 'TÉLÉC.'), writing.phone(recipient.fax)],
    [sheet.say('FROM', 'DE'), `${sheet.doctor(referrer)}, ${referrer.clinic}`],
    ['DATE', sheet.write('letterDate') ?? ''],
    ['PAGES', long ? '3' : '2'],
    [sheet.say('SUBJECT', 'OBJET'), sheet.say('Referral', 'Demande de consultation')],
  ];
  for (const [label, value] of rows) {
    canvas.draw(paper.margin, canvas.y, sheet.withColon(label), { bold: true });
    canvas.draw(150, canvas.y, value);
    canvas.rule(paper.margin, paper.width - paper.margin, canvas.y + canvas.size * 1.5);
    canvas.y += canvas.size * 2.3;
  }
  canvas.y += 20;
  canvas.paragraph(sheet.phrase('confidential'), { size: 8.5 });

  canvas.addPage();
  drawLetterhead(sheet);
  const step = canvas.size * 1.6;
  const top = canvas.y;
  sheet.field('patient.name', paper.margin, top);
  sheet.field('patient.birthDate', 340, top);
  sheet.field('patient.healthNumber', paper.margin, top + step);
  sheet.field('patient.sex', 340, top + step);
  sheet.field('patient.phone', paper.margin, top + step * 2);
  sheet.field('patient.email', 340, top + step * 2);
  sheet.field('patient.address', paper.margin, top + step * 3, { width: 500 });
  canvas.y = top + step * 4.5;
  canvas.line(sheet.say(`Dear Dr. ${recipient.family}:`, `Docteur ${recipient.family},`), { gap: 6 });
  const service = sheet.write('service');
  const urgency = sheet.write('urgency');
  canvas.line(`${sheet.withColon(sheet.label('service'))} ${service}`);
  if (urgency) canvas.line(`${sheet.withColon(sheet.label('urgency'))} ${urgency}`);
  canvas.y += 6;
  canvas.paragraph(`${sheet.withColon(sheet.label('reason'))} ${sheet.write('reason')}`);
  canvas.paragraph(facts.scenario.background[facts.language]);
  if (long) {
    canvas.paragraph(sheet.say('Past history and results follow on the next page.', 'Les antécédents et les résultats suivent à la page suivante.'));
    canvas.addPage();
    canvas.line(`${sheet.say('Page 3', 'Page 3')} - ${sheet.writing.name(facts.patient)}`, { align: 'end', size: 9, gap: 12 });
    canvas.line(sheet.withColon(sheet.say('Past medical history', 'Antécédents médicaux')), { bold: true });
    for (const item of sheet.french ? ['Hypertension artérielle', 'Appendicectomie', 'Asthme léger'] : ['Hypertension', 'Appendectomy', 'Mild asthma']) canvas.line(`- ${item}`);
    canvas.y += 8;
  }
  canvas.paragraph(sheet.phrase('medications'));
  canvas.paragraph(sheet.phrase('allergies'));
  canvas.paragraph(sheet.phrase('thanks'));
  drawSignature(sheet);
  drawFooter(sheet);
  return 'referral';
}
