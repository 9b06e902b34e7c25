import { z } from 'zod';
import { Bin } from '../contract/bin.contract.ts';
import { Keyword } from '../contract/keyword.contract.ts';
import { Modality } from '../contract/modality.contract.ts';
import { Location } from '../contract/location.contract.ts';
import { fixtureId } from './ids.ts';
import { clerk, physicianUser } from './session.fixtures.ts';

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

const bin = (number: number, locationIndex: 0 | 1, name: string, faxNumber: string | null, openCount: number) => ({
  id: fixtureId('bin', number),
  version: 1,
  locationId: locations[locationIndex]?.id,
  locationName: locations[locationIndex]?.name,
  name,
  faxNumber,
  position: number,
  openCount,
});

export const bins = z.array(Bin).parse([
  bin(1, 0, 'Referrals', '+14165550100', 14),
  bin(2, 0, 'Results', '+14165550101', 37),
  bin(3, 0, 'Insurance and forms', null, 6),
  bin(4, 1, 'Urgent cardiology', '+14165550120', 2),
]);

export const modalities = z.array(Modality).parse(
  [
    ['Cardiology consultation', 'CARD'],
    ['Echocardiogram', 'ECHO'],
    ['Exercise stress test', 'EST'],
    ['Holter monitor, 48 h', 'HOLT'],
    ['Dermatology consultation', 'DERM'],
  ].map(([name, code], index) => ({ id: fixtureId('modality', index + 1), name, code })),
);

const keyword = { version: 1, setsType: null, setsPriority: null, setsBinId: null };

export const keywords = z.array(Keyword).parse([
  { ...keyword, id: fixtureId('keyword', 1), term: 'chest pain', setsPriority: 'urgent', setsBinId: bins[3]?.id },
  { ...keyword, id: fixtureId('keyword', 2), term: 'consultation request', setsType: 'referral', setsBinId: bins[0]?.id },
  { ...keyword, id: fixtureId('keyword', 3), term: 'attending physician statement', setsType: 'insurance' },
]);

export const colleagues = [clerk, physicianUser].map(({ id, displayName }) => ({ id, displayName }));
