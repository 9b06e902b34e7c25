import type { DocumentType } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import type { Sheet } from '../sheet.ts';
import { drawPatientLines } from './parts.ts';

/** A receiving clinic's own form: its name on top, two framed columns, boxes to tick. */
export function drawReferralForm(sheet: Sheet): DocumentType {
  const { canvas, facts, random, writing } = sheet;
  const { recipient } = facts;
  canvas.line(recipient.clinic, { size: 15, bold: true, align: 'center' });
  canvas.line(sheet.say('REFERRAL FORM', 'DEMANDE DE CONSULTATION'), { size: 13, bold: true, align: 'center' });
  const faxTo = sheet.say('Please fax completed form to', 'Télécopier le formulaire rempli au');
  canvas.line(`${faxTo} ${writing.phone(recipient.fax)}   ${sheet.say('Tel', 'Tél.')} ${writing.phone(recipient.phone ?? '')}`, { align: 'center', gap: 8 });
  canvas.line(`${sheet.withColon(sheet.label('letterDate'))} ${sheet.write('letterDate')}`, { gap: 6 });

  const top = canvas.y;
  const middle = paper.width / 2;
  const left = paper.margin + 6;
  const column = middle - paper.margin - 14;
  canvas.y = top + 6;
  canvas.line(sheet.phrase('patientSection'), { bold: true, x: left, gap: 4 });
  drawPatientLines(
    sheet,
    ['patient.name', 'patient.birthDate', 'patient.sex', 'patient.healthNumber', 'patient.address', 'patient.phone', 'patient.email'],
    left,
    column,
  );
  const leftEnd = canvas.y;
  canvas.y = top + 6;
  canvas.line(sheet.phrase('referrerSection'), { bold: true, x: middle + 6, gap: 4 });
  const nameLabel = random.chance(0.5) ? sheet.say('Name', 'Nom') : sheet.label('referrer.name');
  const lines = sheet.field('referrer.name', middle + 6, canvas.y, { label: nameLabel, width: column });
  canvas.y += canvas.size * (lines * 1.3 + 0.4);
  drawPatientLines(sheet, ['referrer.clinic', 'referrer.billingNumber', 'referrer.phone', 'referrer.fax'], middle + 6, column);
  const bottom = Math.max(leftEnd, canvas.y) + 4;
  canvas.frame(paper.margin, top, middle, bottom);
  canvas.frame(middle, top, paper.width - paper.margin, bottom);

  canvas.y = bottom + 12;
  drawUrgencyTicks(sheet);
  canvas.line(`${sheet.withColon(sheet.label('service'))} ${sheet.write('service')}`, { gap: 6 });
  canvas.line(sheet.withColon(sheet.label('reason')), { bold: true });
  canvas.paragraph(sheet.write('reason') ?? '');
  canvas.line(sheet.withColon(sheet.say('Relevant history', 'Antécédents pertinents')), { bold: true });
  canvas.paragraph(facts.scenario.background[facts.language]);
  canvas.paragraph(sheet.phrase('medications'));
  canvas.y += 16;
  canvas.rule(paper.margin, 300, canvas.y + 10);
  canvas.y += 14;
  canvas.line(sheet.say('Signature of referring physician', 'Signature du médecin référent'), { size: 8 });
  return 'referral';
}

/** A row of boxes; the ticked one states the urgency. */
export function drawUrgencyTicks(sheet: Sheet): void {
  const { canvas, facts, random } = sheet;
  const label = sheet.withColon(sheet.label('urgency'));
  let x = canvas.draw(paper.margin, canvas.y, label, { bold: true }) + 14;
  const options = [
    ['routine', sheet.say('Routine', 'Routine')],
    ['urgent', sheet.say('Urgent', 'Urgent')],
    ['asap', sheet.say('ASAP', 'Dès que possible')],
    ['stat', 'STAT'],
  ] as const;
  const typed = random.chance(0.5);
  for (const [urgency, text] of options) {
    const ticked = facts.urgency === urgency;
    if (ticked) sheet.state('urgency', text, urgency);
    x = (typed ? canvas.draw(x, canvas.y, `[${ticked ? 'X' : ' '}] ${text}`) : canvas.tick(x, canvas.y, text, ticked)) + 20;
  }
  canvas.y += canvas.size * 2;
}
