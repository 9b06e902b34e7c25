import { z } from 'zod';
import { Location } from '../../contract/organization/location.contract.ts';
import { fixtureId } from '../base/ids.ts';

const location = { timeZone: 'America/Toronto', version: 1, isUrgent: false, isBilling: false };

export const locations = z.array(Location).parse([
  {
    ...location,
    id: fixtureId('location', 1),
    name: 'Harbourview Main',
    faxNumbers: ['+14165550100', '+14165550101'],
    phone: '+14165550110',
    address: '220 Quayside Avenue, Suite 400, Toronto ON  M5A 0B1',
    isBilling: true,
  },
  {
    ...location,
    id: fixtureId('location', 2),
    name: 'Harbourview Urgent Cardiology',
    faxNumbers: ['+14165550120'],
    phone: '+14165550121',
    address: '18 Lakeshore Crescent, Mississauga ON  L5G 0A3',
    isUrgent: true,
  },
]);
