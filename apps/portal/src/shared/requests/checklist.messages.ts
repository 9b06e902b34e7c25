import { defineMessages } from '@intake/i18n';
import type { ChecklistItem } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';

/** What a referral may lack. */
export const checklistNames = defineMessages({
  'referral-letter': { id: 'requests.checklist.referralLetter', defaultMessage: 'Referral letter' },
  reason: { id: 'requests.checklist.reason', defaultMessage: 'Reason for referral' },
  history: { id: 'requests.checklist.history', defaultMessage: 'Medical history' },
  medication: { id: 'requests.checklist.medication', defaultMessage: 'Medication list' },
  allergies: { id: 'requests.checklist.allergies', defaultMessage: 'Allergies' },
  laboratory: { id: 'requests.checklist.laboratory', defaultMessage: 'Lab results' },
  imaging: { id: 'requests.checklist.imaging', defaultMessage: 'Imaging reports' },
  ecg: { id: 'requests.checklist.ecg', defaultMessage: 'ECG' },
  'consult-reports': { id: 'requests.checklist.consultReports', defaultMessage: 'Earlier consult reports' },
  'health-number': { id: 'requests.checklist.healthNumber', defaultMessage: 'Health number' },
  'patient-phone': { id: 'requests.checklist.patientPhone', defaultMessage: 'Phone number of the patient' },
  'patient-address': { id: 'requests.checklist.patientAddress', defaultMessage: 'Address of the patient' },
  'billing-number': { id: 'requests.checklist.billingNumber', defaultMessage: 'Billing number of the referrer' },
  signature: { id: 'requests.checklist.signature', defaultMessage: 'Signature' },
  consent: { id: 'requests.checklist.consent', defaultMessage: 'Consent' },
}) satisfies Record<ChecklistItem, MessageDescriptor>;
