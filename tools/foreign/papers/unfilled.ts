import { heading, text, title } from './blocks.ts';
import type { Block, Facts } from './blocks.ts';

const blank = (...labels: string[]): Block => ({ kind: 'fields', fields: labels.map((label) => [label, '']) });

/** Papers that speak of patients as letters do and name none: forms that nobody has filled in, covers, other people's business. */
export const unfilledKinds = {
  emptyReferral: ({ say, phone, address, company }: Facts): Block[] => [
    title(`${company()} ${say('Clinic', 'Clinique')}`),
    text(`${address()}, ${say('Tel', 'Tél.')} ${phone()}, ${say('Fax', 'Téléc.')} ${phone()}`),
    heading(say('REFERRAL FORM', 'DEMANDE DE CONSULTATION')),
    { kind: 'beside', left: [[say('Patient name', 'Nom du patient'), ''], [say('DOB (YYYY/MM/DD)', 'DDN (AAAA/MM/JJ)'), ''], [say('Health card no.', 'No d’assurance maladie'), '']], right: [[say('Phone', 'Téléphone'), ''], [say('Address', 'Adresse'), ''], ['Version', 'ON']] },
    { kind: 'choice', label: say('Sex', 'Sexe'), options: ['M', 'F'], chosen: null },
    { kind: 'choice', label: say('Priority', 'Priorité'), options: ['Routine', 'Urgent', 'STAT'], chosen: null },
    blank(say('Reason for referral', 'Motif de consultation'), say('Referring physician', 'Médecin référent'), say('Billing no.', 'No de permis'), 'Signature'),
    text(say('Example: 1234-567-890-AB. Incomplete referrals will be returned.', 'Exemple : TREM 8505 1234. Les demandes incomplètes seront retournées.')),
  ],
  prescriptionPad: ({ say, phone, address }: Facts): Block[] => [
    title(say('PRESCRIPTION', 'ORDONNANCE')),
    text(`${address()}, ${say('Tel', 'Tél.')} ${phone()}`),
    blank(say('Name', 'Nom'), say('Address', 'Adresse'), 'Date', say('Date of birth', 'Date de naissance')),
    text('Rx'),
    { kind: 'choice', label: say('Substitution', 'Substitution'), options: [say('Yes', 'Oui'), say('No', 'Non')], chosen: null },
    blank(say('Repeats', 'Renouvellements'), say('Prescriber', 'Prescripteur'), say('Licence no.', 'No de permis')),
  ],
  cover: ({ say, name, phone, day, company }: Facts): Block[] => [
    title(say('FAX COVER SHEET', 'BORDEREAU DE TÉLÉCOPIE')),
    { kind: 'beside', left: [[say('To', 'À'), name()], ['Fax', phone()], [say('Phone', 'Téléphone'), phone()]], right: [[say('From', 'De'), name()], ['Fax', phone()], ['Date', day()], ['Pages', '7']] },
    { kind: 'fields', fields: [[say('Re', 'Objet'), say('Account review', 'Révision du compte')], [say('Company', 'Entreprise'), company()]] },
    { kind: 'choice', label: say('Please', 'Prière de'), options: [say('Reply', 'Répondre'), say('Urgent', 'Urgent'), say('For review', 'Vérifier')], chosen: null },
    text(say('This fax is confidential and may contain personal health information about a patient. If you are not the intended recipient, call us at once.', 'Cette télécopie est confidentielle et peut contenir des renseignements sur la santé d’un patient. Si elle ne vous est pas destinée, téléphonez-nous.')),
  ],
  insuranceClaim: ({ say, company, phone }: Facts): Block[] => [
    title(`${company()} ${say('Insurance', 'Assurances')}`),
    heading(say('Attending physician’s statement', 'Déclaration du médecin traitant')),
    blank(say('Name of insured', 'Nom de l’assuré'), say('Certificate number', 'Numéro de certificat'), say('Date of birth (YYYY-MM-DD)', 'Date de naissance (AAAA-MM-JJ)')),
    { kind: 'choice', label: say('Sex', 'Sexe'), options: [say('Male', 'Masculin'), say('Female', 'Féminin')], chosen: null },
    text(say('To be completed by the patient’s doctor. The patient pays any fee.', 'À remplir par le médecin du patient. Les frais sont à la charge du patient.')),
    blank(say('Diagnosis', 'Diagnostic'), say('First consultation', 'Première consultation'), say('Physician’s name (please print)', 'Nom du médecin (en lettres moulées)'), say('Specialty', 'Spécialité')),
    { kind: 'fields', fields: [[say('Return by fax to', 'Retourner par télécopieur au'), phone()], [say('Form', 'Formulaire'), 'GL4821E 2019-05-12']] },
  ],
  consent: ({ say, company }: Facts): Block[] => [
    title(say('Consent to disclose personal health information', 'Consentement à communiquer des renseignements de santé')),
    text(say('I, ____________________ (print name of patient), born ____ / ____ / ____, authorize', 'Je, ____________________ (nom du patient en lettres moulées), né le ____ / ____ / ____, autorise')),
    blank(say('Dr.', 'Dr'), say('to disclose to', 'à communiquer à')),
    text(`${company()} ${say('my complete chart. This consent expires in one year.', 'mon dossier complet. Ce consentement expire dans un an.')}`),
    { kind: 'beside', left: [[say('Patient', 'Patient'), ''], [say('Signature', 'Signature'), '']], right: [[say('Witness', 'Témoin'), ''], ['Date', '']] },
  ],
  veterinary: ({ say, name, phone, day, faker, money }: Facts): Block[] => [
    title(say('Riverside Animal Hospital', 'Hôpital vétérinaire de la Rive')),
    { kind: 'beside', left: [[say('Owner', 'Propriétaire'), name()], [say('Phone', 'Téléphone'), phone()]], right: [[say('Patient', 'Patient'), faker.animal.petName()], [say('Species', 'Espèce'), say('Canine', 'Chien')], [say('Breed', 'Race'), faker.animal.dog()], [say('Sex', 'Sexe'), say('Male, neutered', 'Mâle, castré')], [say('DOB', 'Né le'), day()]] },
    { kind: 'table', head: [say('Treatment', 'Soin'), say('Price', 'Prix')], rows: [[say('Rabies vaccine', 'Vaccin contre la rage'), money()], [say('Consultation', 'Consultation'), money()]] },
    text(`${say('Seen by Dr.', 'Vu par Dre')} ${name()}, DVM`),
  ],
  school: ({ say, name, phone, address, day, faker }: Facts): Block[] => [
    title(say('School registration', 'Inscription scolaire')),
    { kind: 'fields', fields: [[say('Student', 'Élève'), name()], [say('Date of birth', 'Date de naissance'), day()], [say('Grade', 'Année'), '3'], [say('Parent or guardian', 'Parent ou tuteur'), name()], [say('Home phone', 'Téléphone à la maison'), phone()], [say('Address', 'Adresse'), address()], [say('Student number', 'Code permanent'), faker.string.numeric(9)], [say('Family doctor', 'Médecin de famille'), `Dr ${name()}`]] },
    { kind: 'choice', label: say('Sex', 'Sexe'), options: [say('Girl', 'Fille'), say('Boy', 'Garçon')], chosen: 1 },
    { kind: 'choice', label: say('Allergies', 'Allergies'), options: [say('Yes', 'Oui'), say('No', 'Non')], chosen: 1 },
  ],
  survey: ({ say, company, phone }: Facts): Block[] => [
    title(say('Patient satisfaction survey', 'Sondage de satisfaction des patients')),
    text(`${say('How did you find your visit to', 'Comment s’est passée votre visite à')} ${company()}?`),
    { kind: 'choice', label: say('Age', 'Âge'), options: ['0-17', '18-64', '65+'], chosen: 1 },
    { kind: 'choice', label: say('Sex', 'Sexe'), options: [say('Woman', 'Femme'), say('Man', 'Homme'), say('Other', 'Autre')], chosen: 0 },
    { kind: 'choice', label: say('Would you recommend your doctor?', 'Recommanderiez-vous votre médecin ?'), options: [say('Yes', 'Oui'), say('No', 'Non')], chosen: 0 },
    blank(say('Name (optional)', 'Nom (facultatif)'), say('Email (optional)', 'Courriel (facultatif)')),
    text(`${say('Fax to', 'Télécopier au')} ${phone()}`),
  ],
} satisfies Record<string, (facts: Facts) => Block[]>;
