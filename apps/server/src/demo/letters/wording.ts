import type { ExtractionField } from '@intake/api/rules';
import type { LetterLanguage } from './random.ts';

type Labelled = Exclude<ExtractionField, 'patient.healthNumber' | 'documentType'>;

/** How forms and letters ask for each field; one of them is drawn per letter. */
export const labels: Record<LetterLanguage, Record<Labelled, string[]>> = {
  en: {
    'patient.name': ['Patient Name', 'Patient', 'Name', "Patient's Name", 'Name of Patient'],
    'patient.birthDate': ['DOB', 'Date of Birth', 'D.O.B.', 'Birth Date', 'Birthdate'],
    'patient.sex': ['Sex', 'Gender', 'Sex/Gender'],
    'patient.phone': ['Phone', 'Tel', 'Home Phone', 'Telephone', 'Patient Phone', 'Cell', 'Phone #'],
    'patient.address': ['Address', 'Home Address', 'Patient Address', 'Mailing Address'],
    'patient.email': ['Email', 'E-mail', 'Email Address'],
    'referrer.name': ['Referring Physician', 'Referring Doctor', 'Referred by', 'Referring Provider', 'Ordering Physician', 'Requesting Physician'],
    'referrer.clinic': ['Clinic', 'Practice', 'Clinic Name', 'Facility', 'Office'],
    'referrer.fax': ['Fax', 'Fax #', 'Fax Number', 'Fax No.'],
    'referrer.phone': ['Phone', 'Tel', 'Telephone', 'Office Phone', 'Ph'],
    'referrer.billingNumber': ['Billing #', 'OHIP Billing #', 'Billing Number', 'Billing No.', 'Provider #'],
    service: ['Service Requested', 'Requested Service', 'Referral To', 'Specialty', 'Consultation Requested'],
    reason: ['Reason for Referral', 'Reason for Consultation', 'Clinical Question', 'Reason'],
    urgency: ['Priority', 'Urgency', 'Triage Level'],
    letterDate: ['Date', 'Date of Referral', 'Referral Date', 'Letter Date'],
  },
  fr: {
    'patient.name': ['Nom du patient', 'Patient', 'Nom', 'Patiente ou patient', 'Nom et prénom', 'Usager'],
    'patient.birthDate': ['Date de naissance', 'DDN', 'Naissance', 'Né(e) le', 'D.D.N.'],
    'patient.sex': ['Sexe', 'Genre'],
    'patient.phone': ['Téléphone', 'Tél.', 'Tél. domicile', 'Cellulaire', 'No de téléphone'],
    'patient.address': ['Adresse', 'Adresse du patient', 'Adresse postale', 'Domicile'],
    'patient.email': ['Courriel', 'Adresse courriel', 'Adresse électronique'],
    'referrer.name': ['Médecin référent', 'Référé par', 'Médecin demandeur', 'Médecin traitant référent', 'Demandé par', 'Professionnel référent'],
    'referrer.clinic': ['Clinique', 'Établissement', 'Nom de la clinique', 'Lieu de pratique'],
    'referrer.fax': ['Télécopieur', 'Téléc.', 'Fax', 'No de télécopieur'],
    'referrer.phone': ['Téléphone', 'Tél.', 'Tél. bureau', 'No de téléphone'],
    'referrer.billingNumber': ['No de pratique', 'No de facturation', 'Numéro de facturation', 'No de permis RAMQ'],
    service: ['Service demandé', 'Consultation demandée', 'Spécialité', 'Orientation vers', 'Spécialité demandée'],
    reason: ['Motif de consultation', 'Raison de la consultation', 'Motif de référence', 'Motif', 'Question clinique'],
    urgency: ['Priorité', 'Urgence', "Degré d'urgence"],
    letterDate: ['Date', 'Date de la demande', 'Date de la référence'],
  },
};

/** How each degree of urgency is written. */
export const urgencyWords = {
  en: { routine: ['Routine', 'Elective', 'Non-urgent'], urgent: ['Urgent', 'URGENT'], asap: ['ASAP', 'As soon as possible'], stat: ['STAT', 'Stat', 'Emergent'] },
  fr: { routine: ['Routine', 'Non urgent', 'Électif'], urgent: ['Urgent', 'URGENT'], asap: ['Dès que possible', 'Le plus tôt possible'], stat: ['STAT', 'Immédiat'] },
} as const;

const phrases = {
  patientSection: { en: ['Patient Information', 'PATIENT', 'Patient Demographics', 'PATIENT DETAILS'], fr: ['Renseignements sur le patient', 'PATIENT', 'Identification du patient', 'IDENTIFICATION DE L’USAGER'] },
  referrerSection: { en: ['Referring Provider', 'REFERRING PHYSICIAN', 'Referral Source', 'Referring Physician Information'], fr: ['Médecin référent', 'MÉDECIN DEMANDEUR', 'Professionnel demandeur', 'Provenance de la demande'] },
  recipientSection: { en: ['Referred To', 'Consultant', 'Send to'], fr: ['Destinataire', 'Consultant demandé', 'Adressé à'] },
  clinicalSection: { en: ['Clinical Information', 'CLINICAL DETAILS'], fr: ['Renseignements cliniques', 'INFORMATION CLINIQUE'] },
  regards: { en: ['Sincerely,', 'Kind regards,', 'Yours truly,', 'With thanks,'], fr: ['Cordialement,', 'Salutations distinguées,', 'Merci de votre collaboration,', 'Bien à vous,'] },
  thanks: { en: ['Thank you for seeing this patient.', 'I would appreciate your assessment and advice.'], fr: ['Merci de bien vouloir évaluer cette personne.', 'Votre avis et vos recommandations seraient appréciés.'] },
  medications: { en: ['Medications: ramipril 5 mg daily, atorvastatin 20 mg daily.', 'Medications: none.'], fr: ['Médicaments : ramipril 5 mg par jour, atorvastatine 20 mg par jour.', 'Médicaments : aucun.'] },
  allergies: { en: ['Allergies: penicillin (rash).', 'Allergies: none known.'], fr: ['Allergies : pénicilline (éruption).', 'Allergies : aucune connue.'] },
  confidential: { en: ['This fax is confidential. If you received it in error, please call the sender and destroy it.'], fr: ['Cette télécopie est confidentielle. Si vous la recevez par erreur, veuillez en aviser l’expéditeur et la détruire.'] },
} as const;

export type Phrase = keyof typeof phrases;

export const phrasesOf = (phrase: Phrase, language: LetterLanguage): readonly string[] => phrases[phrase][language];
