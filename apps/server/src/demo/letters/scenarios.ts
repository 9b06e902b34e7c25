/** A clinical story in both languages; the text is invented and stands for no person. */
export interface Scenario {
  specialty: { en: string; fr: string };
  /** What an imaging form would ask for, when the story needs pictures. */
  imaging: { en: string; fr: string } | null;
  reason: { en: string; fr: string };
  background: { en: string; fr: string };
}

export const scenarios: Scenario[] = [
  {
    specialty: { en: 'Cardiology', fr: 'Cardiologie' },
    imaging: { en: 'Echocardiogram', fr: 'Échocardiographie' },
    reason: { en: 'Exertional chest pain for six weeks with a family history of early heart disease.', fr: "Douleur thoracique à l'effort depuis six semaines avec antécédents familiaux de maladie coronarienne." },
    background: { en: 'Blood pressure has been controlled on perindopril. The resting ECG showed no acute change.', fr: "La tension artérielle est bien maîtrisée sous périndopril. L'ECG au repos ne montre aucun changement aigu." },
  },
  {
    specialty: { en: 'Dermatology', fr: 'Dermatologie' },
    imaging: null,
    reason: { en: 'Changing pigmented lesion on the left forearm, please assess for biopsy.', fr: "Lésion pigmentée évolutive à l'avant-bras gauche, évaluation en vue d'une biopsie." },
    background: { en: 'The lesion measures nine millimetres and has an irregular border. There is no known allergy.', fr: 'La lésion mesure neuf millimètres et ses bords sont irréguliers. Aucune allergie connue.' },
  },
  {
    specialty: { en: 'Orthopaedic Surgery', fr: 'Orthopédie' },
    imaging: { en: 'MRI right knee', fr: 'IRM du genou droit' },
    reason: { en: 'Persistent right knee pain with locking after a twisting injury in the spring.', fr: 'Douleur persistante au genou droit avec blocages après une entorse survenue au printemps.' },
    background: { en: 'Physiotherapy for three months brought little relief. Plain films were normal.', fr: 'Trois mois de physiothérapie ont apporté peu de soulagement. Les radiographies étaient normales.' },
  },
  {
    specialty: { en: 'Neurology', fr: 'Neurologie' },
    imaging: { en: 'MRI brain', fr: 'IRM cérébrale' },
    reason: { en: 'New onset migraine with visual aura, three episodes in the last month.', fr: 'Migraine avec aura visuelle de novo, trois épisodes au cours du dernier mois.' },
    background: { en: 'Neurological examination was normal. Naproxen gives partial relief.', fr: "L'examen neurologique est normal. Le naproxène soulage partiellement." },
  },
  {
    specialty: { en: 'Gastroenterology', fr: 'Gastroentérologie' },
    imaging: { en: 'Abdominal ultrasound', fr: "Échographie de l'abdomen" },
    reason: { en: 'Iron deficiency anemia with change in bowel habit, consider colonoscopy.', fr: 'Anémie ferriprive avec changement du transit intestinal, coloscopie à considérer.' },
    background: { en: 'Hemoglobin was 104 g/L and ferritin 8. Celiac serology was negative.', fr: "L'hémoglobine était à 104 g/L et la ferritine à 8. La sérologie coeliaque était négative." },
  },
  {
    specialty: { en: 'Respirology', fr: 'Pneumologie' },
    imaging: { en: 'CT chest', fr: 'TDM thoracique' },
    reason: { en: 'Chronic cough and an eight millimetre nodule of the right upper lobe.', fr: 'Toux chronique et nodule de huit millimètres au lobe supérieur droit.' },
    background: { en: 'Former smoker of twenty pack years. Spirometry showed mild obstruction.', fr: 'Ex-fumeur à vingt paquets-années. La spirométrie montre une légère obstruction.' },
  },
  {
    specialty: { en: 'Endocrinology', fr: 'Endocrinologie' },
    imaging: { en: 'Thyroid ultrasound', fr: 'Échographie de la thyroïde' },
    reason: { en: 'Thyroid nodule found on examination with a suppressed TSH.', fr: "Nodule thyroïdien découvert à l'examen avec une TSH abaissée." },
    background: { en: 'There is no dysphagia or hoarseness. Metformin is taken for type 2 diabetes.', fr: "Il n'y a ni dysphagie ni dysphonie. La metformine est prise pour un diabète de type 2." },
  },
  {
    specialty: { en: 'Rheumatology', fr: 'Rhumatologie' },
    imaging: { en: 'X-ray both hands', fr: 'Radiographie des deux mains' },
    reason: { en: 'Symmetric swelling of the hand joints with morning stiffness over one hour.', fr: 'Gonflement symétrique des articulations des mains avec raideur matinale de plus d’une heure.' },
    background: { en: 'Rheumatoid factor was positive and the CRP was 31.', fr: 'Le facteur rhumatoïde est positif et la CRP est à 31.' },
  },
  {
    specialty: { en: 'Otolaryngology', fr: 'Oto-rhino-laryngologie' },
    imaging: { en: 'CT sinuses', fr: 'TDM des sinus' },
    reason: { en: 'Recurrent sinusitis with nasal obstruction despite topical steroids.', fr: 'Sinusites récidivantes avec obstruction nasale malgré les stéroïdes topiques.' },
    background: { en: 'Four courses of antibiotics were needed during the past year.', fr: 'Quatre traitements antibiotiques ont été nécessaires au cours de la dernière année.' },
  },
  {
    specialty: { en: 'Obstetrics and Gynecology', fr: 'Gynécologie' },
    imaging: { en: 'Pelvic ultrasound', fr: 'Échographie pelvienne' },
    reason: { en: 'Heavy menstrual bleeding not controlled by oral treatment.', fr: 'Saignements menstruels abondants non maîtrisés par le traitement oral.' },
    background: { en: 'The pelvic examination was unremarkable. Pap test is up to date.', fr: "L'examen pelvien est sans particularité. Le test Pap est à jour." },
  },
];
