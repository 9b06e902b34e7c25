import { expect, it } from 'vitest';
import { pageOf } from '../page/page.fixtures.ts';
import { learnForm, type FiledFax } from './learn.ts';
import { fill } from './willowbrook.fixtures.ts';

const pad = (text: string) => text.padEnd(45);

/** A sheet of the form as it was filed; what is on it may have been misread. */
function sheet(patient: string, filed: string, physician: string): FiledFax {
  const lines = fill(`${pad(patient)}1961-07-23`, `${pad('9876543217')}416-555-0142`, '', '', '', `${pad(`Dr. ${physician}`)}Lakeside Medical Clinic`);
  const said = { 'patient.name': [filed], 'patient.birthDate': ['1961-07-23'], 'referrer.name': ['Lueilwitz, Sergio'], 'referrer.clinic': ['Lakeside Medical Clinic'] };
  return { pages: [pageOf(lines)], read: [], filed: said, documentType: 'referral' };
}

it('keeps who the form always comes from, also where the name was misread, and nothing of a patient', () => {
  const faxes = [sheet('Anna Roy', 'Roy, Anna', 'Sergio Lucilwitz'), sheet('Bo Chen', 'Chen, Bo', 'Sergio Lueilwitz'), sheet('Carla Diaz', 'Diaz, Carla', 'Sergio Lucilwitz')];
  const { zones } = learnForm(faxes, { least: 3, today: '2026-03-10' })!.shape;
  expect(Object.fromEntries(zones.map(({ field, usual }) => [field, usual]))).toEqual({
    'patient.name': undefined, 'patient.birthDate': undefined, 'referrer.name': 'Lueilwitz, Sergio', 'referrer.clinic': 'Lakeside Medical Clinic',
  });
  const other = { ...faxes[2]!, filed: { ...faxes[2]!.filed, 'referrer.name': ['Raman, Priya'] } };
  const unlike = learnForm([faxes[0]!, faxes[1]!, other], { least: 3, today: '2026-03-10' })!.shape.zones;
  expect(unlike.find(({ field }) => field === 'referrer.name')!.usual).toBeUndefined();
});
