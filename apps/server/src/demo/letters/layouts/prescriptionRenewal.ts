import type { DocumentType } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import type { Sheet } from '../sheet.ts';
import { drawFooter } from './parts.ts';

/** A pharmacy asks a prescriber for a renewal: the sender is no doctor, the doctor is the recipient. */
export function drawPrescriptionRenewal(sheet: Sheet): DocumentType {
  const { canvas, facts, random, writing } = sheet;
  const { pharmacy, referrer } = facts;
  canvas.line(sheet.state('referrer.clinic', pharmacy, pharmacy), { size: 15, bold: true, align: 'center' });
  canvas.line(sheet.addressLines(referrer.address).join(', '), { align: 'center' });
  const phone = sheet.write('referrer.phone');
  const numbers = [phone && `${sheet.say('Phone', 'Tél.')}: ${phone}`, `${sheet.say('Fax', 'Téléc.')}: ${sheet.write('referrer.fax')}`];
  canvas.line(numbers.filter(Boolean).join('   '), { align: 'center', gap: 8 });
  canvas.line(sheet.say('PRESCRIPTION RENEWAL REQUEST', 'DEMANDE DE RENOUVELLEMENT D’ORDONNANCE'), { size: 13, bold: true, align: 'center', gap: 10 });

  canvas.line(`${sheet.withColon(sheet.say('To', 'À'))} ${sheet.doctor(facts.recipient)}   ${sheet.say('Fax', 'Téléc.')}: ${writing.phone(facts.recipient.fax)}`);
  canvas.line(`${sheet.withColon('Date')} ${sheet.write('letterDate')}`, { gap: 8 });
  const step = canvas.size * 1.6;
  const top = canvas.y;
  sheet.field('patient.name', paper.margin, top);
  sheet.field('patient.birthDate', 330, top);
  sheet.field('patient.phone', paper.margin, top + step);
  sheet.field('patient.healthNumber', 330, top + step);
  sheet.field('patient.address', paper.margin, top + step * 2, { width: 500 });
  canvas.y = top + step * 4;

  const columns = [paper.margin, 260, 340, 440];
  const heads = sheet.french ? ['Médicament', 'Dose', 'Quantité', 'Dernier service'] : ['Medication', 'Dose', 'Quantity', 'Last filled'];
  heads.forEach((head, index) => canvas.draw(columns[index]!, canvas.y, head, { bold: true }));
  canvas.y += step;
  const drugs = [['Ramipril', '5 mg', '90', '2025-05-11'], ['Atorvastatin', '20 mg', '90', '2025-05-11'], ['Metformin', '500 mg', '180', '2025-04-02']] as const;
  for (const drug of drugs.slice(0, random.int(1, 3))) {
    drug.forEach((cell, index) => canvas.draw(columns[index]!, canvas.y, cell));
    canvas.y += step;
  }
  canvas.y += 12;
  canvas.paragraph(sheet.say('The patient has no refills left. Please authorize and fax back.', 'Il ne reste aucun renouvellement. Veuillez autoriser et retourner par télécopieur.'));
  canvas.tick(paper.margin, canvas.y, sheet.say('Authorized', 'Autorisé'), false);
  canvas.tick(200, canvas.y, sheet.say('Denied', 'Refusé'), false);
  canvas.y += 34;
  canvas.line(`${sheet.withColon(sheet.say('Prescriber signature', 'Signature du prescripteur'))} ______________________`);
  drawFooter(sheet);
  return 'prescription';
}
