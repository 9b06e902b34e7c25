import type { DocumentType } from '@intake/api/rules';
import type { DocumentView } from '../document.ts';
import { personIn } from './people.ts';
import type { Reading } from '../labels/readings.ts';

/** Documents that are about a patient by their kind. */
export const clinicalTypes: DocumentType[] = ['referral', 'consult-report', 'imaging-report', 'lab-result', 'discharge-summary', 'prescription', 'requisition', 'insurance'];

/** What businesses, employers and clubs write on their papers, and clinics not on letters about patients; folded. */
const otherBusiness =
  /\binvoice\b|\bfacture\b|facturer a|bill to\b|sub-?total|sous-total|amount due|montant du\b|\bt[pv][sq]\b|\b[gh]st\b|purchase order|bon de commande|packing slip|bordereau|tracking n|no de suivi|curriculum|\bresume\b|work experience|experience professionnelle|\breferences\b|minutes of|proces-verbal|\bagenda\b|ordre du jour|bulletin|newsletter|infolettre|\bmenu\b|statement of account|releve de compte|\bbalance of\b|\bsolde\b|account n|\bmembership|\badhesion\b|subscri|unsubscribe|abonnement|\blandlord\b|proprietaire|\btenant\b|locataire|\brent\b|\bloyer\b|continuing education|formation continue|registration fee|\bsave \d|economisez|free quote|soumission gratuite|\boffer\b|\boffre\b|school registration|inscription scolaire|\bstudent\b|\beleve\b|\bgrade\b|code permanent|parent or guardian|parent ou tuteur/g;

/** What only the papers of an animal ask for; that one was bitten by a dog is told of patients, too. */
const animalLabel = /(?:^|\n|\s{2})(?:species|breed|espece|race) ?:/;

const patientWord = /\bpatiente?s?\b/;
const healthNumber = /^(?:[a-z]{2} )?(?:[a-z]{4}\W?\d{4}\W?\d{4}|\d[\d .-]{7,12}\d)/i;
/** Two signs make a letter about a patient; every sign of another business takes one away. */
const leastSigns = 2;

/** Whether a document is about a patient: only then are the persons in it patients and physicians. */
export function isAboutPatient(document: DocumentView, readings: Reading[], type: DocumentType): boolean {
  if (animalLabel.test(document.text)) return false;
  const has = (test: (reading: Reading) => boolean) => readings.some(test);
  const isPerson = ({ tokens }: Reading) => personIn(tokens) !== null;
  const signs: [boolean, number][] = [
    [has((reading) => reading.kind === 'healthNumber' && healthNumber.test(reading.text)), 3],
    [has((reading) => reading.label.role === 'patient' && reading.kind !== 'person' && /[\p{L}\d]{2}/u.test(reading.text)), 2],
    [has((reading) => reading.label.role === 'patient' && reading.kind === 'person' && isPerson(reading)), 1],
    [has((reading) => reading.label.role === 'referrer' && isPerson(reading)), 2],
    [has((reading) => reading.kind === 'birthDate' && /\d/.test(reading.text)), 1],
    [has((reading) => reading.kind === 'reason'), 1],
    [has((reading) => personIn(reading.tokens)?.isDoctor === true), 1],
    [clinicalTypes.includes(type), 1],
    [patientWord.test(document.text), 1],
    [type === 'junk', -2],
  ];
  const found = signs.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0);
  const others = new Set(document.text.match(otherBusiness)).size;
  return found - others >= leastSigns;
}
