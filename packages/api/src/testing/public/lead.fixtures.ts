import { z } from 'zod';
import { Lead, LeadDetail, LeadOwner } from '../../contract/public/lead.contract.ts';
import { daysAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { registrations } from '../patient/registration.fixtures.ts';

export const leadOwners = z.array(LeadOwner).parse([
  { id: fixtureId('lead-owner', 1), name: 'Amélie Tremblay' },
  { id: fixtureId('lead-owner', 2), name: 'Daniel Osei' },
]);
const [amelie, daniel] = leadOwners;

const dayIn = (days: number) => daysAgo(-days).slice(0, 10);
const untouched = { state: 'new', owner: null, nextStep: null, nextStepOn: null, version: 1 } as const;

/** The newest first. */
export const leads = z.array(Lead).parse([
  {
    ...untouched, id: fixtureId('lead', 1), kind: 'estimate', contactName: 'Rowan Ashby', clinicName: 'Lakeshore Family Practice',
    email: 'rowan.ashby@lakeshore.example', standing: 'mailed', createdAt: minutesAgo(9),
  },
  {
    ...untouched, id: fixtureId('lead', 2), kind: 'registration', contactName: registrations[0]!.contactName, clinicName: registrations[0]!.organizationName,
    email: registrations[0]!.email, standing: 'requested', createdAt: registrations[0]!.requestedAt, owner: amelie,
    nextStep: 'Call before noon: two sites, ninety faxes a day', nextStepOn: dayIn(0),
  },
  {
    ...untouched, id: fixtureId('lead', 3), kind: 'subscriber', contactName: null, clinicName: null, email: 'frontdesk@birchhill.example',
    standing: 'pending', createdAt: minutesAgo(190),
  },
  {
    id: fixtureId('lead', 4), kind: 'demo', contactName: 'Dr. Wei Zhang', clinicName: 'Riverdale Imaging', email: 'wei.zhang@riverdale-imaging.example',
    standing: 'sent', createdAt: daysAgo(1), state: 'contacted', owner: daniel, nextStep: 'Show the workbench by video', nextStepOn: dayIn(2), version: 3,
  },
  {
    id: fixtureId('lead', 5), kind: 'estimate', contactName: 'Grace Okafor', clinicName: 'Harbour Women’s Health', email: 'grace.okafor@harbour.example',
    standing: 'mailed', createdAt: daysAgo(2), state: 'contacted', owner: amelie, nextStep: 'Send the offer', nextStepOn: dayIn(-3), version: 4,
  },
  {
    id: fixtureId('lead', 6), kind: 'registration', contactName: 'Luc Gagnon', clinicName: 'Clinique des Érables', email: 'luc.gagnon@erables.example',
    standing: 'approved', createdAt: daysAgo(3), state: 'won', owner: amelie, nextStep: null, nextStepOn: null, version: 2,
  },
  {
    id: fixtureId('lead', 7), kind: 'registration', contactName: 'Sales', clinicName: 'Cheap Toner Direct', email: 'sales@toner.example',
    standing: 'declined', createdAt: daysAgo(5), state: 'lost', owner: null, nextStep: null, nextStepOn: null, version: 2,
  },
]);

const nothingSent = { locale: 'en', phone: null, faxNumber: null, timeZone: null, message: null, estimate: null, consent: null, confirmedAt: null } as const;
const consent = 'Send me one demo fax at this number, and e-mails about it.';
const estimate = { faxesPerDay: 45, unansweredPercent: 35, visitPercent: 50, visitRevenue: 120, minutesPerFax: 10, hourlyCost: 28 };

const sentBy: Record<Lead['kind'], (lead: Lead) => Partial<LeadDetail['sent']>> = {
  registration: () => ({ locale: 'fr', phone: '+15145550123', timeZone: 'America/Montreal', message: 'Deux sites, environ 90 télécopies par jour.' }),
  subscriber: () => ({ confirmedAt: null }),
  demo: ({ createdAt }) => ({ faxNumber: '+14165550142', consent, confirmedAt: createdAt, estimate: null }),
  estimate: () => ({ consent: 'Send me this estimate by e-mail.', estimate }),
};

/** A lead as its detail shows it. */
export const leadDetail = (lead: Lead, different: Partial<LeadDetail> = {}): LeadDetail =>
  LeadDetail.parse({
    ...lead,
    note: lead.state === 'contacted' ? 'Spoke with the office manager. They lose most requests on Mondays.' : null,
    updatedAt: lead.createdAt,
    sent: { ...nothingSent, ...sentBy[lead.kind](lead) },
    reason: lead.standing === 'declined' ? 'Not a clinic.' : null,
    others: lead.kind === 'estimate' ? [{ id: leads[2]!.id, kind: 'subscriber', state: 'new', createdAt: daysAgo(9) }] : [],
    ...different,
  });
