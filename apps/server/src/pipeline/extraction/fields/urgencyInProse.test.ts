import type { Priority } from '@intake/api/rules';
import { expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

const urgencyOf = (sentence: string) =>
  extractFields(
    [pageOf(['Harbourfront Medical Clinic', '1180 Queen Street E, Toronto ON M4M 1L2', 'Tel. 416-555-0120 Fax 416-555-0121', 'Re: Lee Tremblay', 'HN: 9876543217', 'Dear Dr. Ellis,', 'Thank you for seeing this patient.', sentence, 'Sincerely,', 'Dr. Priya Raman'])],
    { today: '2026-11-28' },
  ).fields.find(({ field, confidence }) => field === 'urgency' && confidence >= writeThreshold)?.value ?? null;

it.each<[string, Priority]>([
  ['I would be grateful if you could see her within two weeks, as I consider this urgent.', 'urgent'],
  ['I would regard this as semi-urgent.', 'asap'],
  ['Kindly arrange an expedited appointment for dermoscopy.', 'asap'],
  ['She needs to be assessed as soon as possible.', 'asap'],
  ['Please book him at your earliest convenience for an assessment ASAP.', 'asap'],
  ['Not urgent, but he is off work.', 'routine'],
  ['I would appreciate a routine consultation.', 'routine'],
  ['Please see him on an urgent basis.', 'urgent'],
  ['Je vous saurais gré de la recevoir dans les meilleurs délais.', 'asap'],
  ['Une consultation urgente serait appréciée.', 'urgent'],
])('reads how soon a letter asks for the visit: %s', (sentence, urgency) => expect(urgencyOf(sentence)).toBe(urgency));

it.each([
  'Urgence: [] Routine {] Urgent [] Dès que possible [] STAT',
  'Priorité : ☐ Urgent ☐ Dès que possible',
  'She attended urgent care twice last month.',
  'There are no urgent findings on the scan.',
  'An urgent referral to cardiology followed in 2024.',
  'If her pain returns she knows to seek immediate attention.',
  'If this becomes urgent we will call you.',
  'He had an urgent appointment with his dentist.',
  'She has urgency and frequency.',
  'His routine bloodwork is normal.',
  'An ECG was done immediately and he was seen in emergency.',
])('takes no other word about time for it: %s', (sentence) => expect(urgencyOf(sentence)).toBeNull());
