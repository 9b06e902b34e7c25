import { describe, expect, test } from 'vitest';
import { fillTemplate, messageVariables, templateProblems } from './messageTemplate.ts';

describe('the template of a text message', () => {
  test('takes its values and fallbacks', () => {
    expect(fillTemplate('{organization.name}: see you on {appointment.date}\n{appointment.instructions|}\nat {appointment.place|our clinic}.\n', {
      'organization.name': 'Maple', 'appointment.date': 'May 4',
    })).toEqual({ text: 'Maple: see you on May 4\nat our clinic.', missing: [] });
  });

  test('names each value that is missing and has no fallback', () => {
    expect(fillTemplate('{appointment.date} {appointment.time} {organization.name|us}', { 'appointment.date': '' }).missing)
      .toEqual(['appointment.date', 'appointment.time']);
  });

  test('names nobody, for others may read it', () => {
    expect(templateProblems('Dear {patient.name}, {referral.service|your visit}')).toEqual([
      { code: 'private', name: 'patient.name' },
      { code: 'private', name: 'referral.service' },
    ]);
    expect(messageVariables.filter((name) => name.startsWith('patient.'))).toEqual([]);
  });

  test('is refused for a name that there is not, and for a brace that stands alone', () => {
    expect(templateProblems('{appointment.shoe} at {appointment.time')).toEqual([
      { code: 'unknown', name: 'appointment.shoe' },
      { code: 'malformed', name: '{' },
    ]);
    expect(templateProblems('{appointment.time|noon}')).toEqual([]);
  });
});
