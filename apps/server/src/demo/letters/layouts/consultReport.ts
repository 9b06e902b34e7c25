import type { DocumentType } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import type { Sheet } from '../sheet.ts';
import { drawFooter } from './parts.ts';

/** A specialist's report back: the specialist's letterhead, and the family doctor named as the one who referred. */
export function drawConsultReport(sheet: Sheet): DocumentType {
  const { canvas, facts, writing } = sheet;
  const { recipient: author, scenario, language } = facts;
  canvas.line(author.clinic, { size: 15, bold: true });
  canvas.line(scenario.specialty[language], { size: 12 });
  canvas.line(sheet.addressLines(author.address).join(', '));
  canvas.line(`${sheet.say('Tel', 'Tél.')}: ${writing.phone(author.phone ?? '')}  ${sheet.say('Fax', 'Téléc.')}: ${writing.phone(author.fax)}`, { gap: 6 });
  canvas.rule(paper.margin, paper.width - paper.margin, canvas.y);
  canvas.y += 10;
  canvas.line(sheet.say('CONSULTATION REPORT', 'RAPPORT DE CONSULTATION'), { size: 13, bold: true, align: 'center', gap: 8 });

  const top = canvas.y;
  const step = canvas.size * 1.6;
  const right = 330;
  sheet.field('patient.name', paper.margin, top);
  sheet.field('patient.birthDate', paper.margin, top + step);
  sheet.field('patient.healthNumber', paper.margin, top + step * 2);
  sheet.field('letterDate', right, top, { label: sheet.say('Date', 'Date') });
  sheet.field('patient.sex', right, top + step);
  sheet.field('referrer.name', right, top + step * 2, { label: sheet.random.pick(sheet.french ? ['Médecin référent', 'Référé par'] : ['Referring Physician', 'Referred by', 'Ref. Physician']) });
  canvas.y = top + step * 3 + 10;

  canvas.line(sheet.say(`Dear Dr. ${facts.referrer.family},`, `Cher collègue,`), { gap: 4 });
  canvas.paragraph(sheet.say('Thank you for referring this patient, whom I saw in consultation.', 'Merci de m’avoir adressé cette personne, que j’ai vue en consultation.'));
  canvas.line(sheet.withColon(sheet.label('reason')), { bold: true });
  canvas.paragraph(sheet.write('reason') ?? '');
  canvas.line(sheet.withColon(sheet.say('History', 'Histoire')), { bold: true });
  canvas.paragraph(scenario.background[language]);
  canvas.line(sheet.withColon(sheet.say('Impression and plan', 'Impression et conduite')), { bold: true });
  canvas.paragraph(
    sheet.say(
      'The findings are reassuring. I suggest conservative treatment and a review in three months. No urgent intervention is needed.',
      'Les constatations sont rassurantes. Je propose un traitement conservateur et une réévaluation dans trois mois.',
    ),
  );
  canvas.y += 10;
  canvas.line(sheet.phrase('regards'), { gap: 26 });
  canvas.line(`${sheet.doctor(author)}, ${author.credentials}`);
  canvas.line(scenario.specialty[language]);
  canvas.line(`cc: ${sheet.doctor(facts.other)}`);
  drawFooter(sheet);
  return 'consult-report';
}
