import { z } from 'zod';
import { Clinic } from '../../contract/patient/clinic.contract.ts';
import { fixtureId } from '../base/ids.ts';

const clinic = (number: number, name: string, more: Partial<z.input<typeof Clinic>> = {}) => ({
  id: fixtureId('clinic', number),
  version: 1,
  name,
  kind: 'referring',
  faxNumbers: [`+1905555${String(130 + number).padStart(4, '0')}`],
  phone: `+1905555${String(150 + number).padStart(4, '0')}`,
  email: `office${number}@clinic.example`,
  address: `${number * 14} Orchard Street, Mississauga ON  L5B 3C${number}`,
  note: null,
  ...more,
});

export const clinics = z.array(Clinic).parse([
  clinic(1, 'Maple Row Family Health', { note: 'Referrals go to the second fax number after 4 pm.', faxNumbers: ['+19055550131', '+19055550139'] }),
  clinic(2, 'Credit Valley Medical Centre'),
  clinic(3, 'Lakeview Walk-in', { email: null }),
  clinic(4, 'Harbourview Specialist Clinic', { kind: 'partner' }),
  clinic(5, 'Humber Ridge Hospital', { kind: 'partner', phone: null, email: null, address: null }),
]);
