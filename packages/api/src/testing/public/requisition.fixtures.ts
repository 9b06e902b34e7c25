import { z } from 'zod';
import { PagesLink, VisitLink } from '../../contract/public/messageLink.contract.ts';
import { RequisitionClinic, RequisitionPage, RequisitionSettings } from '../../contract/public/requisition.contract.ts';
import { fixtureId } from '../base/ids.ts';

export const requisitionPage = RequisitionPage.parse({
  address: 'lakeshore-cardiology',
  name: 'Lakeshore Cardiology',
  phone: '+16135550100',
  note: 'Please send the last ECG along.\nWe see adults only.',
  services: [
    { id: fixtureId('modality', 1), name: 'Cardiology consultation' },
    { id: fixtureId('modality', 2), name: 'Echocardiogram' },
    { id: fixtureId('modality', 3), name: 'Holter monitor' },
  ],
});

export const requisitionClinics = z.array(RequisitionClinic).parse([
  { address: 'lakeshore-cardiology', name: 'Lakeshore Cardiology' },
  { address: 'riverdale-imaging', name: 'Riverdale Imaging' },
]);

export const requisitionSettings = RequisitionSettings.parse({
  address: 'lakeshore-cardiology', isOn: true, note: 'Please send the last ECG along.', serviceIds: [fixtureId('modality', 1), fixtureId('modality', 2)], version: 3,
});

export const visitLink = VisitLink.parse({
  clinicName: 'Lakeshore Cardiology', clinicPhone: '+16135550100', state: 'open', answers: ['confirm', 'cancel'],
  visit: { startsAt: '2027-03-09T14:30:00Z', timeZone: 'America/Toronto', locationName: 'Main Street' },
});

export const pagesLink = PagesLink.parse({
  clinicName: 'Lakeshore Cardiology', clinicPhone: '+16135550100', state: 'open', reference: 'K7Q2P9', missing: ['ecg', 'medication'], ticket: 'ticket',
});
