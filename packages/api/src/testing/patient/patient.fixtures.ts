import { z } from 'zod';
import { HealthNumberCheck, Patient } from '../../contract/patient/patient.contract.ts';
import { daysAgo } from '../base/clock.ts';
import { locations } from '../organization/location.fixtures.ts';
import { fixtureId } from '../base/ids.ts';

const patient = (
  number: number,
  familyName: string,
  givenName: string,
  birthDate: string,
  sex: string,
  healthNumber: string | null,
  more: Partial<z.input<typeof Patient>> = {},
) => ({
  id: fixtureId('patient', number),
  version: 1,
  familyName,
  givenName,
  birthDate,
  sex,
  healthNumber,
  versionCode: healthNumber && 'AB',
  province: healthNumber && 'ON',
  phones: [`+1647555${String(100 + number).padStart(4, '0')}`],
  email: null,
  address: `${number * 11} Willow Court, Toronto ON  M4E 0C${number % 10}`,
  language: 'en',
  alerts: [],
  locationId: null,
  createdAt: daysAgo(300 + number * 7),
  updatedAt: daysAgo(number * 3),
  mergedInto: null,
  ...more,
});

/** Made-up people; the health numbers pass their check digit and belong to nobody we know of. */
export const patients = z.array(Patient).parse([
  patient(1, 'Delacroix', 'Margaux', '1968-04-17', 'female', '6123456789', {
    email: 'margaux.delacroix@mail.example', language: 'fr', phones: ['+16475550101', '+14165550181'],
  }),
  patient(2, 'Wójcik', 'Tadeusz', '1951-11-02', 'male', '7355012340', {
    language: 'pl', alerts: ['Penicillin: anaphylaxis in 2019', 'Falls easily: somebody walks with him'], locationId: locations[1]?.id,
  }),
  patient(3, 'Fernández-Ibarra', 'Lucía', '1984-02-29', 'female', '4512009871', { language: 'es' }),
  patient(4, 'Li', 'Wei', '1990-07-08', 'male', '8200555012', { language: 'zh' }),
  patient(5, '高橋', '美咲', '1977-09-23', 'female', null, { language: 'ja', versionCode: null, province: null }),
  patient(6, 'Achterberg-van der Westhuizen', 'Annemarie Johanna Cornelia', '1943-01-30', 'female', '5550102031', {
    address: 'Residence Les Jardins du Vieux-Port, 1450 boulevard Sainte-Geneviève-des-Bois, appartement 1207, Toronto ON  M5V 0Z9',
  }),
  patient(7, 'Delacroix', 'Margot', '1968-04-17', 'female', null, { versionCode: null, province: null, phones: [] }),
  patient(8, 'Mensah', 'Kwabena', '2017-05-12', 'male', '6901234564', { email: null }),
]);

export const healthNumberCheck = HealthNumberCheck.parse({
  value: '6123456789',
  versionCode: 'AB',
  province: 'ON',
  format: 'valid',
  checksum: 'valid',
  confidence: 'certain',
  eligibility: 'not_checked',
});
