import type { DocumentType } from '@intake/api/rules';
import { capitalizeName } from '@intake/api/rules';
import { paper } from '../canvas.ts';
import type { Sheet } from '../sheet.ts';

/** What an electronic record prints: dense pairs, several on one line, sections in capitals. */
export function drawEmrReferral(sheet: Sheet): DocumentType {
  const { canvas, facts, random, writing } = sheet;
  const { referrer, recipient, patient } = facts;
  canvas.line(sheet.say('** ELECTRONIC REFERRAL **', '** DEMANDE ELECTRONIQUE DE CONSULTATION **'), { bold: true, align: 'center', gap: 4 });
  canvas.line(`${sheet.say('Generated', 'Produit le')} ${facts.letterDate} 09:1${random.int(0, 9)}  Page 1/1`, { size: 8, align: 'center', gap: 6 });
  canvas.line(`${sheet.withColon(sheet.say('From', 'De'))} ${sheet.write('referrer.name')}   ${sheet.write('referrer.clinic')}`);
  const phone = sheet.write('referrer.phone');
  canvas.line([phone && `${sheet.say('Ph', 'Tél')}: ${phone}`, `Fax: ${sheet.write('referrer.fax')}`].filter(Boolean).join('   '));
  const billing = sheet.write('referrer.billingNumber');
  if (billing) canvas.line(`${sheet.withColon(sheet.label('referrer.billingNumber'))} ${billing}`);
  canvas.line(`${sheet.withColon(sheet.say('To', 'À'))} ${sheet.doctor(recipient)}   ${recipient.clinic}`);
  canvas.line(`Fax: ${writing.phone(recipient.fax)}`, { gap: 6 });

  canvas.line(sheet.say('PATIENT', 'PATIENT'), { bold: true });
  canvas.rule(paper.margin, paper.width - paper.margin, canvas.y - 2);
  canvas.y += 3;
  const name = sheet.state('patient.name', `${patient.family.toUpperCase()}, ${patient.given}`, `${patient.family}, ${patient.given}`);
  const sex = patient.sexIsStated ? ` (${sheet.state('patient.sex', patient.sex === 'female' ? 'F' : 'M', patient.sex)})` : '';
  canvas.line(`${sheet.withColon(sheet.say('Name', 'Nom'))} ${name}${sex}   ${sheet.withColon(sheet.label('patient.birthDate'))} ${sheet.write('patient.birthDate')}`);
  const card = sheet.write('patient.healthNumber');
  const patientPhone = sheet.write('patient.phone');
  canvas.line(
    [card && `${sheet.withColon(sheet.label('patient.healthNumber'))} ${card}`, patientPhone && `${sheet.say('Tel', 'Tél')}: ${patientPhone}`]
      .filter(Boolean)
      .join('   '),
  );
  const address = sheet.write('patient.address');
  if (address) canvas.line(`${sheet.withColon(sheet.say('Addr', 'Adresse'))} ${address}`);
  const email = sheet.write('patient.email');
  if (email) canvas.line(`${sheet.withColon(sheet.label('patient.email'))} ${email}`);
  canvas.y += 8;

  canvas.line(sheet.say('REFERRAL', 'DEMANDE'), { bold: true });
  canvas.rule(paper.margin, paper.width - paper.margin, canvas.y - 2);
  canvas.y += 3;
  canvas.line(`${sheet.withColon(sheet.label('service'))} ${sheet.write('service')}`);
  const urgency = sheet.write('urgency');
  if (urgency) canvas.line(`${sheet.withColon(sheet.label('urgency'))} ${urgency}`);
  canvas.line(`${sheet.withColon(sheet.say('Referral Date', 'Date de la demande'))} ${sheet.write('letterDate')}`);
  canvas.paragraph(`${sheet.withColon(sheet.label('reason'))} ${sheet.write('reason')}`);
  canvas.paragraph(facts.scenario.background[facts.language]);
  canvas.line(sheet.say('PROBLEM LIST', 'PROBLEMES'), { bold: true });
  canvas.line('401 Hypertension');
  canvas.line(sheet.say('250 Diabetes mellitus', '250 Diabète'), { gap: 6 });
  canvas.paragraph(sheet.phrase('medications'));
  canvas.line(sheet.say(`Electronically signed by ${capitalizeName(referrer.family)}`, `Signé électroniquement par ${capitalizeName(referrer.family)}`), { size: 8 });
  return 'referral';
}
