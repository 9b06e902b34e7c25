import type { DocumentType } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import type { Sheet } from '../sheet.ts';

/** A workplace insurer's form about an injured worker: numbered boxes, employer and claim beside the person. */
export function drawInsuranceForm(sheet: Sheet): DocumentType {
  const { canvas, facts, random, writing } = sheet;
  canvas.line(sheet.say('Workplace Injury Insurance Board', 'Commission d’indemnisation du travail'), { size: 14, bold: true });
  canvas.line(sheet.say('HEALTH PROFESSIONAL REPORT', 'RAPPORT DU PROFESSIONNEL DE LA SANTE'), { size: 12, bold: true });
  canvas.line(`${sheet.withColon(sheet.say('Claim Number', 'No de dossier'))} ${random.digits(8)}`, { gap: 8 });
  const right = 330;
  const step = canvas.size * 1.65;

  sheet.heading(sheet.say('A. Worker Information', 'A. Renseignements sur le travailleur'));
  let top = canvas.y;
  sheet.field('patient.name', paper.margin, top, { label: sheet.say(random.pick(['Worker Name', 'Name', "Worker's Name"]), random.pick(['Nom du travailleur', 'Nom'])) });
  sheet.field('patient.birthDate', right, top);
  sheet.field('patient.address', paper.margin, top + step, { width: 500 });
  sheet.field('patient.phone', paper.margin, top + step * 2);
  sheet.field('patient.sex', right, top + step * 2);
  sheet.field('patient.healthNumber', paper.margin, top + step * 3);
  canvas.y = top + step * 4 + 6;

  sheet.heading(sheet.say('B. Employer Information', 'B. Employeur'));
  canvas.line(`${sheet.withColon(sheet.say('Employer Name', 'Nom de l’employeur'))} ${sheet.say('Acme Castings Ltd', 'Fonderie Acme ltée')}`);
  canvas.line(`${sheet.withColon(sheet.say('Telephone', 'Téléphone'))} ${writing.phone(facts.other.phone ?? '')}`, { gap: 8 });

  sheet.heading(sheet.say('C. Clinical Information', 'C. Renseignements cliniques'));
  canvas.line(`${sheet.withColon(sheet.say('Date of Injury', "Date de l'accident"))} 2025-05-${random.int(10, 28)}`);
  canvas.paragraph(`${sheet.withColon(sheet.say('Diagnosis', 'Diagnostic'))} ${sheet.say('Lumbar strain without radiculopathy.', 'Entorse lombaire sans radiculopathie.')}`, { gap: 4 });
  canvas.paragraph(`${sheet.withColon(sheet.say('Restrictions', 'Limitations'))} ${sheet.say('No lifting over five kilograms for three weeks.', 'Ne pas soulever plus de cinq kilogrammes pendant trois semaines.')}`, { gap: 8 });

  sheet.heading(sheet.say('D. Health Professional', 'D. Professionnel de la santé'));
  top = canvas.y;
  sheet.field('referrer.name', paper.margin, top, { label: sheet.say(random.pick(['Name', 'Physician Name']), random.pick(['Nom', 'Nom du médecin'])) });
  sheet.field('referrer.billingNumber', right, top);
  sheet.field('referrer.clinic', paper.margin, top + step);
  sheet.field('referrer.phone', paper.margin, top + step * 2);
  sheet.field('referrer.fax', right, top + step * 2);
  canvas.y = top + step * 3 + 14;
  canvas.draw(paper.margin, canvas.y, `${sheet.withColon('Signature')} ____________________`);
  sheet.field('letterDate', right, canvas.y, { label: 'Date' });
  return 'insurance';
}
