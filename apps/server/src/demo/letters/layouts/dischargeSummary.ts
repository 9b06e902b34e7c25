import type { DocumentType } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import type { Sheet } from '../sheet.ts';
import { drawFooter } from './parts.ts';

/** A hospital's discharge summary, signed by its own physician and copied to the family doctor. */
export function drawDischargeSummary(sheet: Sheet): DocumentType {
  const { canvas, facts, random, writing } = sheet;
  const { hospital, scenario, language } = facts;
  canvas.line(sheet.state('referrer.clinic', hospital, hospital), { size: 15, bold: true, align: 'center' });
  canvas.line(sheet.say('DISCHARGE SUMMARY', 'SOMMAIRE DE DÉPART'), { size: 13, bold: true, align: 'center', gap: 10 });
  const step = canvas.size * 1.55;
  const top = canvas.y;
  const right = 330;
  sheet.field('patient.name', paper.margin, top);
  sheet.field('patient.birthDate', paper.margin, top + step);
  sheet.field('patient.healthNumber', paper.margin, top + step * 2);
  sheet.field('patient.sex', paper.margin, top + step * 3);
  canvas.draw(right, top, `${sheet.withColon(sheet.say('MRN', 'No de dossier'))} ${random.digits(7)}`);
  canvas.draw(right, top + step, `${sheet.withColon(sheet.say('Admitted', 'Admission'))} 2025-05-${random.int(10, 28)}`);
  const discharged = sheet.withColon(sheet.say(random.pick(['Discharge Date', 'Discharged', 'Date of Discharge']), random.pick(['Date de départ', 'Congé le', 'Date du congé'])));
  canvas.draw(right, top + step * 2, `${discharged} ${sheet.write('letterDate')}`);
  canvas.draw(right, top + step * 3, `${sheet.withColon(sheet.say('Family Physician', 'Médecin de famille'))} ${sheet.doctor(facts.other)}`);
  canvas.y = top + step * 4 + 8;
  canvas.rule(paper.margin, paper.width - paper.margin, canvas.y);
  canvas.y += 10;

  const reason = scenario.reason[language];
  canvas.line(sheet.withColon(sheet.say('Reason for Admission', "Motif d'admission")), { bold: true });
  canvas.paragraph(sheet.state('reason', reason, reason));
  canvas.line(sheet.withColon(sheet.say('Course in Hospital', 'Évolution')), { bold: true });
  canvas.paragraph(scenario.background[language]);
  canvas.line(sheet.withColon(sheet.say('Discharge Medications', 'Médication au départ')), { bold: true });
  canvas.paragraph(sheet.phrase('medications'));
  canvas.line(sheet.withColon(sheet.say('Follow-up', 'Suivi')), { bold: true });
  canvas.paragraph(sheet.say('See the family physician within two weeks.', 'Revoir le médecin de famille dans deux semaines.'));
  canvas.y += 8;
  const signed = sheet.say(random.pick(['Dictated by', 'Most responsible physician', 'Attending physician']), random.pick(['Dicté par', 'Médecin traitant']));
  canvas.line(`${sheet.withColon(signed)} ${sheet.write('referrer.name')}, ${facts.referrer.credentials}`);
  canvas.line(`cc: ${sheet.doctor(facts.other)}, ${sheet.say('fax', 'téléc.')} ${writing.phone(facts.other.fax)}`);
  drawFooter(sheet);
  return 'discharge-summary';
}
