import type { DocumentType, ExtractionField } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import { scenarios } from '../scenarios.ts';
import type { Sheet } from '../sheet.ts';
import { drawUrgencyTicks } from './referralForm.ts';

/** An imaging centre's requisition: ruled cells with small labels above the values. */
export function drawImagingRequisition(sheet: Sheet): DocumentType {
  const { canvas, facts, random, writing } = sheet;
  const { language } = facts;
  const centre = sheet.say('Diagnostic Imaging', 'Imagerie médicale');
  canvas.line(`${centre} ${facts.recipient.clinic}`, { size: 14, bold: true });
  canvas.line(`${sheet.say('Booking', 'Rendez-vous')} ${writing.phone(facts.recipient.phone ?? '')}   ${sheet.say('Fax', 'Télécopieur')} ${writing.phone(facts.recipient.fax)}`);
  canvas.line(sheet.say('IMAGING REQUISITION', 'REQUISITION D’IMAGERIE MEDICALE'), { size: 13, bold: true, align: 'center', gap: 6 });

  drawCells(sheet, [['patient.name', 300], ['patient.sex', 60], ['patient.birthDate', 144]]);
  drawCells(sheet, [['patient.healthNumber', 220], ['patient.phone', 284]]);
  drawCells(sheet, [['patient.address', 504]]);
  canvas.y += 8;
  drawUrgencyTicks(sheet);

  const story = facts.scenario.imaging ? facts.scenario : scenarios[0]!;
  const exam = story.imaging?.[language] ?? '';
  canvas.line(`${sheet.withColon(sheet.say(random.pick(['Exam Requested', 'Examination', 'Procedure Requested']), random.pick(['Examen demandé', 'Examen']))) } ${sheet.state('service', exam, exam)}`, { bold: true, gap: 6 });
  canvas.line(sheet.withColon(sheet.say(random.pick(['Clinical Information', 'Clinical History', 'Indication']), random.pick(['Renseignements cliniques', 'Indication']))), { bold: true });
  const reason = story.reason[language];
  canvas.paragraph(sheet.state('reason', reason, reason));
  const pregnant = sheet.say('Pregnant?', 'Enceinte?');
  canvas.line(`${pregnant}  [ ] ${sheet.say('Yes', 'Oui')}  [X] ${sheet.say('No', 'Non')}`, { gap: 10 });

  drawCells(sheet, [['referrer.name', 300], ['referrer.billingNumber', 204]]);
  drawCells(sheet, [['referrer.phone', 252], ['referrer.fax', 252]]);
  canvas.y += 10;
  sheet.field('letterDate', paper.margin, canvas.y);
  canvas.draw(330, canvas.y, sheet.withColon('Signature'), { bold: true });
  return 'requisition';
}

/** One ruled row of cells, each with its small label above its value. */
export function drawCells(sheet: Sheet, cells: [field: ExtractionField, width: number][]): void {
  const { canvas } = sheet;
  const top = canvas.y;
  const height = 32;
  let x = paper.margin;
  for (const [field, width] of cells) {
    canvas.frame(x, top, x + width, top + height);
    const name = field.startsWith('referrer.') && (field.endsWith('phone') || field.endsWith('fax')) ? `${sheet.say('Physician', 'Médecin')} - ${sheet.label(field)}` : sheet.label(field);
    canvas.draw(x + 4, top + 3, name, { size: 8 });
    const value = sheet.write(field);
    if (value) canvas.draw(x + 6, top + 15, value, { size: Math.min(canvas.size, (canvas.size * (width - 12)) / canvas.width(value)) });
    x += width;
  }
  canvas.y = top + height;
}
