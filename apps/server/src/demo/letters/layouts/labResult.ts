import type { DocumentType } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import type { Sheet } from '../sheet.ts';

const tests = [
  ['Hemoglobin', 'Hémoglobine', '104', 'g/L', '120-160', 'L'],
  ['Leukocytes', 'Leucocytes', '6.2', 'x 10 9/L', '4.0-11.0', ''],
  ['Platelets', 'Plaquettes', '241', 'x 10 9/L', '150-400', ''],
  ['Creatinine', 'Créatinine', '78', 'umol/L', '50-100', ''],
  ['Ferritin', 'Ferritine', '8', 'ug/L', '15-200', 'L'],
  ['TSH', 'TSH', '2.10', 'mU/L', '0.32-4.00', ''],
  ['Glucose fasting', 'Glucose à jeun', '5.4', 'mmol/L', '3.6-6.0', ''],
  ['HbA1c', 'HbA1c', '5.8', '%', '< 6.0', ''],
] as const;

/** A laboratory's report: a header in two columns and a table of results. */
export function drawLabResult(sheet: Sheet): DocumentType {
  const { canvas, facts, random, writing } = sheet;
  const lab = sheet.say('Northern Reference Laboratories', 'Laboratoires de référence du Nord');
  canvas.line(lab, { size: 14, bold: true });
  canvas.line(`${random.int(10, 900)} Industrial Parkway   ${sheet.say('Tel', 'Tél.')}: ${writing.phone(facts.other.phone ?? '')}`);
  canvas.line(sheet.say('LABORATORY REPORT', 'RAPPORT DE LABORATOIRE'), { size: 12, bold: true, gap: 6 });
  canvas.rule(paper.margin, paper.width - paper.margin, canvas.y);
  canvas.y += 6;

  const top = canvas.y;
  const step = canvas.size * 1.55;
  sheet.field('patient.name', paper.margin, top, { label: sheet.say(random.pick(['Patient', 'Patient Name', 'Name']), random.pick(['Patient', 'Nom du patient', 'Nom'])) });
  sheet.field('patient.birthDate', paper.margin, top + step);
  sheet.field('patient.sex', paper.margin, top + step * 2, { blank: true });
  sheet.field('patient.healthNumber', paper.margin, top + step * 3);
  sheet.field('patient.phone', paper.margin, top + step * 4);
  const right = 320;
  sheet.field('referrer.name', right, top, { label: sheet.say(random.pick(['Ordering Physician', 'Ordered by', 'Ordering Provider']), random.pick(['Prescripteur', 'Médecin prescripteur', 'Demandé par'])) });
  const day = writing.letterDate(facts.letterDate).text;
  canvas.draw(right, top + step, `${sheet.withColon(sheet.say('Collected', 'Prélevé le'))} ${day} 08:42`);
  canvas.draw(right, top + step * 2, `${sheet.withColon(sheet.say('Accession #', 'No de requête'))} ${random.digits(8)}`);
  canvas.draw(right, top + step * 3, `${sheet.withColon(sheet.say('Reported', 'Rapporté le'))} ${sheet.write('letterDate')} 16:10`);
  canvas.draw(right, top + step * 4, `${sheet.withColon(sheet.say('Copy to', 'Copie à'))} ${sheet.doctor(facts.other)}`);
  canvas.y = top + step * 5 + 8;

  const columns = [paper.margin, 220, 300, 390, 490];
  const heads = sheet.french ? ['Analyse', 'Résultat', 'Unité', 'Valeurs de référence', 'Indic.'] : ['Test', 'Result', 'Units', 'Reference Range', 'Flag'];
  heads.forEach((head, index) => canvas.draw(columns[index]!, canvas.y, head, { bold: true }));
  canvas.y += step;
  canvas.rule(paper.margin, paper.width - paper.margin, canvas.y - 3);
  for (const [english, french, ...rest] of tests) {
    [sheet.say(english, french), ...rest].forEach((cell, index) => cell && canvas.draw(columns[index]!, canvas.y, cell));
    canvas.y += step;
  }
  canvas.y += 10;
  canvas.line(sheet.say('*** END OF REPORT ***', '*** FIN DU RAPPORT ***'), { align: 'center' });
  return 'lab-result';
}
