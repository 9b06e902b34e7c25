import { typeLetter } from './letter.ts';

/** A referral as a family practice sends it. */
export const referralLetter = typeLetter([
  '',
  'MAPLE ROW FAMILY HEALTH',
  '1180 Maple Row, Brampton ON  L6P 0A7',
  'Tel 905-555-0151      Fax 905-555-0131',
  '',
  'CONSULTATION REQUEST                                 November 22, 2026',
  '',
  'To:    Cardiology, Harbourview Specialist Clinic',
  'From:  Dr. Adaeze Okonkwo          Billing 900731',
  '',
  'PATIENT',
  'Name:           Margaux Delacroix',
  'Date of birth:  17-Apr-1968           Sex: F',
  'Health card:    6123-456-789 AB (ON)',
  'Telephone:      647-555-0101',
  'Address:        11 Willow Court, Toronto ON  M4E 0C1',
  '',
  'Urgency:        URGENT',
  'Service:        Cardiology consultation',
  '',
  'REASON FOR REFERRAL',
  'Exertional chest pain for three weeks, relieved by rest.',
  '',
  'Dear Colleague,',
  '',
  'Thank you for seeing this 58-year-old woman with exertional chest',
  'tightness on climbing one flight of stairs. It settles within five',
  'minutes of rest and has not come on at night. No syncope.',
  '',
  'Risk factors: hypertension, LDL 4.1 mmol/L, father MI at 54.',
  'Medication: perindopril 8 mg daily, rosuvastatin 10 mg daily,',
  'ASA 81 mg daily. Allergies: penicillin (rash).',
  '',
  'BP 148/86, pulse 74 regular. Heart sounds normal, no oedema.',
  'ECG attached: sinus rhythm, non-specific ST changes V4-V6.',
  '',
  'With thanks,',
  'Adaeze Okonkwo, MD, CCFP',
]);

/** The second page of the same fax. */
export const labPage = typeLetter([
  '',
  'LABORATORY REPORT                                     Page 2 of 2',
  '',
  'Patient: DELACROIX, Margaux      DOB: 1968-04-17',
  'Ordered by: Okonkwo, A.          Collected: 2026-11-19 08:10',
  '',
  'Test                      Result        Reference',
  'Haemoglobin               134 g/L       120 - 160',
  'Creatinine                71 umol/L     50 - 100',
  'eGFR                      84            > 60',
  'LDL cholesterol           4.1 mmol/L    < 2.0      HIGH',
  'HbA1c                     5.8 %         < 6.0',
  'hs-Troponin T             9 ng/L        < 14',
  'TSH                       2.1 mIU/L     0.3 - 4.2',
]);

/** A page that was hard to read. */
export const faintPage = typeLetter(
  ['', '', 'Humber Ridge Hospital   Emergency', 'Discharge summary', '', 'Pat ent: WOJC K, T deusz', 'D0B 02 Nov l951', '', 'Dx: atrial f brillation, new onset'],
  0.52,
);
