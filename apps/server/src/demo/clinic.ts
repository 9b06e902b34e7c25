import { randomUUID } from 'node:crypto';
import { startingRoles, type StartingRole } from '@intake/api/rules';
import type { Actor } from '../kernel/actor.ts';
import type { Database } from '../platform/database/database.port.ts';
import { appendAudit, systemActor } from '../platform/audit/audit.ts';
import { insertLocation, insertMember, insertOrganization } from '../modules/setup/organization.store.ts';
import { openDemoPage } from './outside/requisition.ts';
import { newPassword, type SignIn } from './signIns.ts';

export const demoTimeZone = 'America/Toronto';

/** Invented people; one of each role, and somebody who runs the installation. */
const staff: { role: StartingRole; displayName: string; email: string; isSuperAdmin?: boolean; isPhysician?: boolean }[] = [
  { role: 'Clerk', displayName: 'Maya Fontaine', email: 'clerk@demo.intake.example' },
  { role: 'Nurse', displayName: 'Tomas Berg', email: 'nurse@demo.intake.example' },
  { role: 'Administrator', displayName: 'Ines Okafor', email: 'admin@demo.intake.example' },
  { role: 'Billing', displayName: 'Wei Zhang', email: 'billing@demo.intake.example' },
  { role: 'Physician', displayName: 'Dr. Elena Marchetti', email: 'physician@demo.intake.example', isPhysician: true },
  { role: 'Read only', displayName: 'Haruka Sato', email: 'reader@demo.intake.example' },
  { role: 'Administrator', displayName: 'Sam Whitfield', email: 'super@demo.intake.example', isSuperAdmin: true },
];

const modalities = [
  { name: 'Cardiology consultation', code: 'CARD', terms: ['cardiology', 'cardiologie', 'echocardiogram'] },
  { name: 'Dermatology consultation', code: 'DERM', terms: ['dermatology', 'dermatologie'] },
  { name: 'Neurology consultation', code: 'NEUR', terms: ['neurology', 'neurologie'] },
  { name: 'MRI', code: 'MR', terms: ['mri', 'irm'] },
  { name: 'Ultrasound', code: 'US', terms: ['ultrasound', 'échographie'] },
  { name: 'X-ray', code: 'DX', terms: ['x-ray', 'radiographie'] },
];

const keywords = [
  { term: 'STAT', sets_priority: 'stat' as const },
  { term: 'urgent', sets_priority: 'urgent' as const },
  { term: 'as soon as possible', sets_priority: 'asap' as const },
  { term: 'dès que possible', sets_priority: 'asap' as const },
];

/** The clinic's number, made up like everything else. */
export const demoNumber = '+16135550100';

export interface DemoClinic {
  organizationId: string;
  signIns: SignIn[];
  /** Who has done what is done already. */
  clerk: Actor;
}

/** A clinic with two locations, bins, services, rules and staff. Everything about it is invented and says so. */
export async function makeDemoClinic(
  database: Database,
  createAccount: (account: { email: string; password: string }) => Promise<string>,
  /** Its faxes go to a stand-in, so that it may send from the start. */
  hasLine: boolean,
  /** So do its e-mails to patients. */
  hasPost = false,
): Promise<DemoClinic> {
  const organizationId = randomUUID();
  const signIns: SignIn[] = [];
  const accounts: { person: (typeof staff)[number]; userId: string }[] = [];
  for (const person of staff) {
    const password = newPassword();
    accounts.push({ person, userId: await createAccount({ email: person.email, password }) });
    signIns.push({ role: person.isSuperAdmin ? 'Super administrator' : person.role, email: person.email, password });
  }
  await database.asService(organizationId, async (tx) => {
    const roles = await insertOrganization(tx, {
      id: organizationId,
      name: 'Riverbend Specialty Clinic (demo)',
      timeZone: demoTimeZone,
      telnyxFrom: demoNumber,
      isTelnyxOn: hasLine,
      isMailOn: hasPost,
    });
    await insertLocation(tx, {
      organizationId, name: 'Riverbend Downtown', timeZone: demoTimeZone, phone: '+16135550110', address: '200 Elm Crescent, Ottawa ON K1P 5B4',
      faxNumbers: [demoNumber],
      bins: [{ name: 'Referrals' }, { name: 'Results' }, { name: 'Correspondence' }],
    });
    await insertLocation(tx, {
      organizationId, name: 'Riverbend Gatineau', timeZone: demoTimeZone, phone: '+18195550120', address: '45, boul. Saint-Laurent, Gatineau QC J8X 2K1',
      faxNumbers: ['+18195550101'], isUrgent: true,
      bins: [{ name: 'Demandes' }, { name: 'Imagerie' }],
    });
    await tx.insertInto('modality').values(modalities.map((row) => ({ ...row, organization_id: organizationId }))).execute();
    await openDemoPage(tx, organizationId);
    await tx
      .insertInto('keyword')
      .values(keywords.map((row) => ({ ...row, organization_id: organizationId, sets_type: null, sets_bin_id: null })))
      .execute();
    for (const { person, userId } of accounts) {
      await insertMember(tx, {
        userId,
        email: person.email,
        displayName: person.displayName,
        isSuperAdmin: person.isSuperAdmin ?? false,
        isPhysician: person.isPhysician ?? false,
        organizationId,
        roleId: roles[person.role],
      });
    }
    await appendAudit(tx, {
      actor: systemActor(organizationId), action: 'C', entity: 'organization', entityId: organizationId, outcome: 'success',
      detail: { demo: true },
    });
  });
  const { person, userId } = accounts[0]!;
  return {
    organizationId,
    signIns,
    clerk: {
      userId, organizationId, sessionId: randomUUID(), displayName: person.displayName, permissions: new Set(startingRoles[person.role]),
      isSuperAdmin: false, isPhysician: false, organizationIds: [organizationId],
    },
  };
}
