import type { DocumentType } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import { scenarios } from '../scenarios.ts';
import type { Sheet } from '../sheet.ts';

/** A radiologist's report addressed to the physician who ordered the examination. */
export function drawImagingReport(sheet: Sheet): DocumentType {
  const { canvas, facts, random, writing } = sheet;
  const story = facts.scenario.imaging ? facts.scenario : scenarios[0]!;
  canvas.line(`${facts.hospital} - ${sheet.say('Medical Imaging', 'Imagerie médicale')}`, { size: 13, bold: true });
  canvas.line(`${sheet.say('Tel', 'Tél.')}: ${writing.phone(facts.other.phone ?? '')}   ${sheet.say('Fax', 'Téléc.')}: ${writing.phone(facts.other.fax)}`, { gap: 4 });
  canvas.line(sheet.say('DIAGNOSTIC IMAGING REPORT', "RAPPORT D'IMAGERIE"), { bold: true, size: 12, gap: 8 });
  const step = canvas.size * 1.55;
  const top = canvas.y;
  const right = 330;
  sheet.field('patient.name', paper.margin, top);
  sheet.field('patient.birthDate', paper.margin, top + step);
  sheet.field('patient.healthNumber', paper.margin, top + step * 2);
  sheet.field('referrer.name', right, top, { label: sheet.random.pick(sheet.french ? ['Médecin référent', 'Demandé par', 'Prescripteur'] : ['Referring Physician', 'Ordering Physician', 'Requested by']) });
  sheet.field('patient.sex', right, top + step);
  canvas.draw(right, top + step * 2, `${sheet.withColon(sheet.say('Accession', 'No examen'))} ${random.digits(7)}`);
  canvas.y = top + step * 3 + 6;
  const exam = story.imaging?.[facts.language] ?? '';
  canvas.line(`${sheet.withColon(sheet.say(random.pick(['Exam', 'Examination', 'Procedure']), 'Examen'))} ${sheet.state('service', exam, exam)}`, { bold: true });
  canvas.line(`${sheet.withColon(sheet.say(random.pick(['Exam Date', 'Date of Exam']), "Date de l'examen"))} ${sheet.write('letterDate')}`, { gap: 6 });
  canvas.line(sheet.withColon(sheet.say('Clinical history', 'Renseignements cliniques')), { bold: true });
  const reason = story.reason[facts.language];
  canvas.paragraph(sheet.state('reason', reason, reason));
  canvas.line(sheet.withColon(sheet.say('Findings', 'Résultats')), { bold: true });
  canvas.paragraph(sheet.say('Comparison is made with the previous study. No acute abnormality is seen. Mild degenerative change is present.', 'Comparaison avec l’examen antérieur. Aucune anomalie aiguë. Légers changements dégénératifs.'));
  canvas.line(sheet.withColon(sheet.say('Impression', 'Conclusion')), { bold: true });
  canvas.paragraph(sheet.say('No significant interval change.', 'Pas de changement significatif.'));
  canvas.y += 6;
  canvas.line(`${sheet.withColon(sheet.say('Interpreted by', 'Interprété par'))} ${sheet.doctor(facts.recipient)}, FRCPC`);
  canvas.line(sheet.say('Radiologist', 'Radiologiste'));
  return 'imaging-report';
}
