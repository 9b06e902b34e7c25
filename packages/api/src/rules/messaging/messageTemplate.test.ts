import { describe, expect, test } from 'vitest';
import { mayName } from '../letter/letterVariables.ts';
import { letterKinds } from '../vocabulary.ts';
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

  test('ends a sentence with one full stop, whatever its last value ends with', () => {
    const filled = (body: string) => fillTemplate(body, { 'appointment.time': '3:00 p.m.', 'appointment.place': 'Main St' }).text;
    expect(filled('At {appointment.time}.')).toBe('At 3:00 p.m.');
    expect(filled('{appointment.time}... or {appointment.time}, {appointment.place}.')).toBe('3:00 p.m.... or 3:00 p.m., Main St.');
  });

  test('names nobody, for others may read it', () => {
    expect(templateProblems('Dear {patient.name}, {referral.service|your visit}')).toEqual([
      { code: 'private', name: 'patient.name' },
      { code: 'private', name: 'referral.service' },
    ]);
    expect(messageVariables.filter((name) => name.startsWith('patient.'))).toEqual([]);
  });

  test('names a link, which no letter does', () => {
    expect(templateProblems('Answer here: {appointment.link}')).toEqual([]);
    expect(letterKinds.filter((kind) => mayName(kind, 'appointment.link'))).toEqual([]);
  });

  test('is refused for a name that there is not, and for a brace that stands alone', () => {
    expect(templateProblems('{appointment.shoe} at {appointment.time')).toEqual([
      { code: 'unknown', name: 'appointment.shoe' },
      { code: 'malformed', name: '{' },
    ]);
    expect(templateProblems('{appointment.time|noon}')).toEqual([]);
  });
});
