import { z } from 'zod';
import { Physician } from '../../contract/patient/physician.contract.ts';
import { fixtureId } from '../base/ids.ts';

const physician = (number: number, familyName: string, givenName: string, specialty: string, clinicName: string, isInternal = false) => ({
  id: fixtureId('physician', number),
  version: 1,
  familyName,
  givenName,
  licenceNumber: String(80000 + number * 137),
  billingNumber: String(900000 + number * 731),
  specialty,
  clinicName,
  faxNumbers: [`+1905555${String(130 + number).padStart(4, '0')}`],
  phones: [`+1905555${String(150 + number).padStart(4, '0')}`],
  isInternal,
});

export const physicians = z.array(Physician).parse([
  physician(1, 'Okonkwo', 'Adaeze', 'Family medicine', 'Maple Row Family Health'),
  physician(2, 'Bergström', 'Nils', 'Family medicine', 'Credit Valley Medical Centre'),
  physician(3, 'Nakamura', 'Haruka', 'Internal medicine', 'Lakeview Walk-in'),
  physician(4, 'Tremblay', 'Lucie', 'Cardiology', 'Harbourview Specialist Clinic', true),
  physician(5, 'Singh', 'Gurpreet', 'Cardiology', 'Harbourview Specialist Clinic', true),
  physician(6, 'O’Shaughnessy', 'Muireann', 'Emergency medicine', 'Humber Ridge Hospital'),
]);
