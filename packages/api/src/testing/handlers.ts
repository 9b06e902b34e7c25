import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { auditContract } from '../contract/audit.contract.ts';
import { accountSessionContract } from '../contract/accountSession.contract.ts';
import { integrationContract } from '../contract/integration.contract.ts';
import { keywordContract } from '../contract/keyword.contract.ts';
import { mailContract } from '../contract/mail.contract.ts';
import { modalityContract } from '../contract/modality.contract.ts';
import { faxContract } from '../contract/fax.contract.ts';
import { patientContract } from '../contract/patient.contract.ts';
import { quarantineContract } from '../contract/quarantine.contract.ts';
import { physicianContract } from '../contract/physician.contract.ts';
import { searchContract } from '../contract/search.contract.ts';
import { registrationContract } from '../contract/registration.contract.ts';
import { sessionContract } from '../contract/session.contract.ts';
import { binContract } from '../contract/bin.contract.ts';
import { locationContract } from '../contract/location.contract.ts';
import { organizationContract } from '../contract/organization.contract.ts';
import { setupContract } from '../contract/setup.contract.ts';
import { roleContract } from '../contract/role.contract.ts';
import { systemContract } from '../contract/system.contract.ts';
import { userContract } from '../contract/user.contract.ts';
import { auditEvents } from './audit.fixtures.ts';
import { completedFaxes, incomingFaxes } from './fax.fixtures.ts';
import { faxDetail, faxPageWords } from './faxDetail.fixtures.ts';
import { accountSessions } from './accountSession.fixtures.ts';
import { integrations } from './integration.fixtures.ts';
import { mails } from './mail.fixtures.ts';
import { mock, refusal } from './mock.ts';
import { patients } from './patient.fixtures.ts';
import { physicians } from './physician.fixtures.ts';
import { quarantinedFiles } from './quarantine.fixtures.ts';
import { registrations } from './registration.fixtures.ts';
import { searchHits, searchResults } from './search.fixtures.ts';
import { clerk, clerkMapping, organizationDetails } from './session.fixtures.ts';
import { bins, colleagues, keywords, locations, modalities } from './settings.fixtures.ts';
import { organizations, systemHealth } from './system.fixtures.ts';
import { members, roles } from './user.fixtures.ts';

const onePage = <Item>(items: Item[]) => ({ items, nextCursor: null });
const named = (name: string | undefined) => (person: { familyName: string; givenName: string }) =>
  `${person.givenName} ${person.familyName}`.toLowerCase().includes((name ?? '').toLowerCase());

/** A stream of events on which nothing happens. */
const quietEvents = http.get('*/api/events', () => new HttpResponse(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }));

/** What the sign-in page asks its service. */
const signInSettings = http.get('*/auth/v1/settings', () => HttpResponse.json({ external: { email: true, google: true } }));

/** The synthetic clinic, read only: a story or a test adds what it changes in front. */
export const clinicHandlers: HttpHandler[] = [
  quietEvents,
  signInSettings,
  mock(setupContract.getSetupState, { needed: false, demo: false }),
  mock(sessionContract.getUserDetails, clerk),
  mock(sessionContract.listOrganizationMappings, [clerkMapping]),
  mock(sessionContract.getOrganizationDetails, organizationDetails),
  mock(sessionContract.keepSessionActive, {}),
  mock(faxContract.listIncomingFaxes, onePage(incomingFaxes)),
  mock(faxContract.listCompletedFaxes, onePage(completedFaxes)),
  mock(faxContract.listPatientFaxes, onePage(completedFaxes)),
  mock(faxContract.countFaxes, {
    views: { open: 10, mine: 1, urgent: 3, failed: 1, 'on-hold': 1, duplicates: 1 },
    limit: 1000,
  }),
  mock(faxContract.getFax, ({ params }) => {
    const fax = [...incomingFaxes, ...completedFaxes].find(({ id }) => id === params.id);
    return fax ? { ...faxDetail, ...fax } : refusal(404, 'not-found');
  }),
  mock(faxContract.getFaxPageWords, ({ params }) => faxPageWords[params.number - 1] ?? refusal(404, 'not-found')),
  mock(faxContract.listMyActions, []),
  mock(patientContract.listPatients, ({ query }) => onePage(patients.filter(named(query.name)))),
  mock(patientContract.getPatient, ({ params }) => patients.find(({ id }) => id === params.id) ?? refusal(404, 'not-found')),
  mock(physicianContract.listPhysicians, ({ query }) => onePage(physicians.filter(named(query.name)))),
  mock(physicianContract.findPhysiciansByFax, ({ query }) => physicians.filter(({ faxNumbers }) => faxNumbers.includes(query.fax))),
  mock(searchContract.searchEverything, searchResults),
  mock(searchContract.findHits, searchHits),
  mock(locationContract.listLocations, locations),
  mock(locationContract.listLocationOptions, locations.map(({ id, name, timeZone }) => ({ id, name, timeZone }))),
  mock(binContract.listBins, bins),
  mock(modalityContract.listModalities, modalities),
  mock(keywordContract.listKeywords, keywords),
  mock(organizationContract.listColleagues, colleagues),
  mock(userContract.listUsers, ({ query }) =>
    onePage(members.filter(({ displayName }) => displayName.toLowerCase().includes((query.search ?? '').toLowerCase()))),
  ),
  mock(roleContract.listRoles, roles),
  mock(systemContract.listOrganizations, organizations),
  mock(systemContract.getSystemHealth, systemHealth),
  mock(registrationContract.listRegistrations, onePage(registrations)),
  mock(integrationContract.getIntegrations, integrations),
  mock(auditContract.listAuditEvents, onePage(auditEvents)),
  mock(accountSessionContract.listAccountSessions, accountSessions),
  mock(mailContract.listMails, onePage(mails)),
  mock(quarantineContract.listQuarantinedFiles, onePage(quarantinedFiles)),
];
