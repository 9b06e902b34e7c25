import { z } from 'zod';
import { Registration } from '../../contract/patient/registration.contract.ts';
import { daysAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { organizations } from '../organization/system.fixtures.ts';

const waiting = { status: 'requested', reason: null, organizationId: null, decidedAt: null, version: 1 } as const;

/** Those that wait first. */
export const registrations = z.array(Registration).parse([
  {
    ...waiting, id: fixtureId('registration', 1), organizationName: 'Clinique Saint-Laurent', contactName: 'Noémie Tremblay',
    email: 'noemie.tremblay@saint-laurent.example', phone: '+15145550123', timeZone: 'America/Montreal', locale: 'fr',
    message: 'Deux sites, environ 90 télécopies par jour.', requestedAt: minutesAgo(42),
  },
  {
    ...waiting, id: fixtureId('registration', 2), organizationName: 'Harbour Women’s Health', contactName: 'Grace Okafor',
    email: 'grace.okafor@harbour.example', phone: '+16045550177', timeZone: 'America/Vancouver', locale: 'en', message: null,
    requestedAt: daysAgo(2),
  },
  {
    id: fixtureId('registration', 3), organizationName: 'Clinique des Érables', contactName: 'Luc Gagnon', email: 'luc.gagnon@erables.example',
    phone: '+14385550191', timeZone: 'America/Montreal', locale: 'fr', message: null, status: 'approved', reason: null,
    organizationId: organizations[2]!.id, requestedAt: daysAgo(3), decidedAt: daysAgo(1), version: 2,
  },
  {
    id: fixtureId('registration', 4), organizationName: 'Cheap Toner Direct', contactName: 'Sales', email: 'sales@toner.example',
    phone: '+14165550188', timeZone: 'America/Toronto', locale: 'en', message: 'Best prices for your fax machines!', status: 'declined',
    reason: 'Not a clinic.', organizationId: null, requestedAt: daysAgo(5), decidedAt: daysAgo(5), version: 2,
  },
]);
