import type { DocumentType, ExtractionField } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import type { Sheet } from '../sheet.ts';
import { drawLetterhead } from './parts.ts';

/** A request for an appointment as a ruled table: labels in the left column or heads above their columns. */
export function drawAppointmentTable(sheet: Sheet): DocumentType {
  const { canvas, random } = sheet;
  drawLetterhead(sheet);
  canvas.line(sheet.say('APPOINTMENT REQUEST', 'DEMANDE DE RENDEZ-VOUS'), { size: 13, bold: true, align: 'center', gap: 10 });
  drawHeadedTable(sheet, [['patient.name', 160], ['patient.birthDate', 110], ['patient.healthNumber', 134], ['patient.phone', 100]]);
  canvas.y += 10;
  const rows: ExtractionField[] = ['patient.address', 'patient.sex', 'service', 'reason', 'urgency', 'referrer.name', 'referrer.billingNumber', 'letterDate'];
  const split = 200;
  for (const field of random.chance(0.5) ? rows : [...rows.slice(2), ...rows.slice(0, 2)]) {
    const label = field === 'reason' ? sheet.say('Reason for visit', 'Motif de la visite') : sheet.label(field);
    const value = sheet.write(field) ?? '';
    const lines = canvas.wrap(value, paper.width - paper.margin - split - 12);
    const height = Math.max(1, lines.length) * canvas.size * 1.3 + 8;
    canvas.frame(paper.margin, canvas.y, split, canvas.y + height);
    canvas.frame(split, canvas.y, paper.width - paper.margin, canvas.y + height);
    canvas.draw(paper.margin + 5, canvas.y + 4, label, { bold: true });
    lines.forEach((line, index) => line && canvas.draw(split + 6, canvas.y + 4 + index * canvas.size * 1.3, line));
    canvas.y += height;
  }
  canvas.y += 16;
  canvas.line(sheet.say('Please call the patient with the date and time.', 'Veuillez communiquer la date et l’heure à la personne.'));
  return 'referral';
}

/** Heads in one ruled row, values in the row below. */
export function drawHeadedTable(sheet: Sheet, columns: [field: ExtractionField, width: number][]): void {
  const { canvas } = sheet;
  const top = canvas.y;
  const height = 18;
  const fit = (text: string, width: number) => Math.min(canvas.size, (canvas.size * (width - 10)) / canvas.width(text));
  let x = paper.margin;
  for (const [field, width] of columns) {
    const label = sheet.label(field);
    canvas.frame(x, top, x + width, top + height);
    canvas.frame(x, top + height, x + width, top + height * 2);
    canvas.draw(x + 5, top + 4, label, { bold: true, size: fit(label, width * 0.92) });
    const value = sheet.write(field);
    if (value) canvas.draw(x + 5, top + height + 4, value, { size: fit(value, width) });
    x += width;
  }
  canvas.y = top + height * 2;
}
