import type { DocumentType } from '@intake/api/rules';
import { paper } from '../../../apps/server/src/demo/letters/canvas.ts';
import { drawFooter, drawLetterhead, drawSignature } from '../../../apps/server/src/demo/letters/layouts/parts.ts';
import type { Sheet } from '../../../apps/server/src/demo/letters/sheet.ts';

/** Layouts that no rule was written or tuned for: they show how the rules meet paper that they do not know. */
export const unseenLayouts: Record<string, (sheet: Sheet) => DocumentType> = {
  'identity-line': drawIdentityLine,
  'emergency-follow-up': drawEmergencyFollowUp,
  'right-hand-labels': drawRightHandLabels,
};

/** One specialist to another: who it is about stands in one long line between the date and the salutation. */
function drawIdentityLine(sheet: Sheet): DocumentType {
  const { canvas, facts } = sheet;
  drawLetterhead(sheet);
  canvas.line(sheet.write('letterDate') ?? '', { gap: 8 });
  canvas.line(`${sheet.doctor(facts.recipient)}, ${facts.recipient.clinic}`, { gap: 8 });
  const card = sheet.write('patient.healthNumber');
  const phone = sheet.write('patient.phone');
  const parts = [
    `${sheet.say('Re', 'Objet')}: ${sheet.write('patient.name')}`,
    `${sheet.say('DOB', 'DDN')}: ${sheet.write('patient.birthDate')}`,
    card && `${sheet.label('patient.healthNumber')}: ${card}`,
    phone && `${sheet.say('Tel', 'Tél.')}: ${phone}`,
  ];
  canvas.paragraph(parts.filter(Boolean).join(', '), { bold: true });
  canvas.line(sheet.say(`Dear Dr. ${facts.recipient.family},`, 'Cher collègue,'), { gap: 6 });
  canvas.paragraph(`${sheet.withColon(sheet.label('service'))} ${sheet.write('service')}`);
  canvas.paragraph(`${sheet.withColon(sheet.label('reason'))} ${sheet.write('reason')}`);
  canvas.paragraph(facts.scenario.background[facts.language]);
  canvas.paragraph(sheet.phrase('medications'));
  drawSignature(sheet);
  drawFooter(sheet);
  return 'referral';
}

/** An emergency department sends somebody on: the patient in a frame at the right, short lines at the left. */
function drawEmergencyFollowUp(sheet: Sheet): DocumentType {
  const { canvas, facts } = sheet;
  canvas.line(sheet.state('referrer.clinic', facts.hospital, facts.hospital), { size: 14, bold: true });
  canvas.line(sheet.say('Emergency Department - Outpatient Referral', "Service d'urgence - Demande de consultation externe"), { bold: true, gap: 8 });
  const top = canvas.y;
  const left = 310;
  canvas.y += 6;
  for (const field of ['patient.name', 'patient.birthDate', 'patient.sex', 'patient.healthNumber', 'patient.phone'] as const) {
    const lines = sheet.field(field, left + 6, canvas.y, { width: 240 });
    canvas.y += lines * canvas.size * 1.5;
  }
  canvas.frame(left, top, paper.width - paper.margin, canvas.y + 2);
  const bottom = canvas.y;
  canvas.y = top + 6;
  canvas.line(`${sheet.withColon(sheet.say('Date of Visit', 'Date de la visite'))} ${sheet.state('letterDate', facts.letterDate, facts.letterDate)}`);
  canvas.line(`${sheet.withColon(sheet.label('referrer.name'))} ${sheet.write('referrer.name')}`);
  canvas.line(`${sheet.withColon(sheet.label('urgency'))} ${sheet.write('urgency') ?? ''}`);
  canvas.y = Math.max(bottom, canvas.y) + 14;
  canvas.line(`${sheet.withColon(sheet.label('service'))} ${sheet.write('service')}`, { bold: true });
  canvas.line(sheet.withColon(sheet.label('reason')), { bold: true });
  canvas.paragraph(sheet.write('reason') ?? '');
  canvas.line(sheet.withColon(sheet.say('Treatment in the department', "Traitement à l'urgence")), { bold: true });
  canvas.paragraph(facts.scenario.background[facts.language]);
  canvas.line(sheet.say('The patient was told to expect a call from your office.', "La personne attend l'appel de votre bureau."));
  return 'referral';
}

/** A form whose labels end at one line and whose values begin behind it. */
function drawRightHandLabels(sheet: Sheet): DocumentType {
  const { canvas } = sheet;
  canvas.line(sheet.say('Outpatient Consultation Request', 'Demande de consultation'), { size: 14, bold: true, gap: 12 });
  const edge = 220;
  const rows = [
    'letterDate', 'patient.name', 'patient.birthDate', 'patient.sex', 'patient.healthNumber', 'patient.address', 'patient.phone', 'patient.email',
    'service', 'urgency', 'reason', 'referrer.name', 'referrer.clinic', 'referrer.billingNumber',
  ] as const;
  for (const field of rows) {
    const value = sheet.write(field);
    if (!value) continue;
    canvas.draw(edge, canvas.y, sheet.withColon(sheet.label(field)), { align: 'end', bold: true });
    for (const line of canvas.wrap(value, paper.width - paper.margin - edge - 10)) canvas.line(line, { x: edge + 10 });
    canvas.y += 5;
  }
  canvas.line('________________________________', { gap: 2 });
  canvas.line(sheet.say('Signature of referring physician', 'Signature du médecin référent'), { size: 8 });
  return 'referral';
}
