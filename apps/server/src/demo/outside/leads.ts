import { randomUUID } from 'node:crypto';
import { revenueDefaults } from '@intake/api/rules';
import type { Database } from '../../platform/database/database.port.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000);
const dayIn = (days: number) => hoursAgo(-24 * days).toISOString().slice(0, 10);

/** Invented clinics that found the public pages, and how far one has come with them. */
export async function makeDemoLeads(database: Database): Promise<void> {
  await database.asService(null, async (tx) => {
    const owner = await tx.selectFrom('app_user').select('id').where('is_super_admin', '=', true).orderBy('created_at').limit(1).executeTakeFirst();
    await tx
      .insertInto('registration')
      .values([
        { organization_name: 'Quarry Hill Paediatrics', contact_name: 'Solveig Marsh', email: 'solveig.marsh@quarryhill.example', phone: '+16135550181', time_zone: 'America/Toronto', locale: 'en', message: 'Three physicians, about forty faxes a day.', created_at: hoursAgo(3) },
        { organization_name: 'Clinique du Vieux-Moulin', contact_name: 'Anouk Bélanger', email: 'anouk.belanger@vieux-moulin.example', phone: '+18195550126', time_zone: 'America/Toronto', locale: 'fr', message: null, created_at: hoursAgo(31) },
      ])
      .execute();
    await tx
      .insertInto('subscription')
      .values([
        { email: 'reception@fernbank.example', locale: 'en', status: 'subscribed', confirmed_at: hoursAgo(50), created_at: hoursAgo(51) },
        { email: 'mei.tanaka@larchgrove.example', locale: 'ja', created_at: hoursAgo(6) },
      ])
      .execute();
    await tx
      .insertInto('demo_request')
      .values([
        {
          id: randomUUID(), kind: 'estimate', email: 'ravi.menon@copperfield.example', contact_name: 'Ravi Menon', clinic_name: 'Copperfield Imaging', fax_number: null, locale: 'en',
          estimate: JSON.stringify({ ...revenueDefaults, faxesPerDay: 85 }), consent_text: 'Mail me this estimate', status: 'mailed', created_at: hoursAgo(20),
        },
        {
          id: randomUUID(), kind: 'fax', email: 'yun.chen@birchwood.example', contact_name: 'Yun Chen', clinic_name: 'Birchwood Clinic', fax_number: '+14165550187', locale: 'zh',
          estimate: null, consent_text: '请向本诊所的此号码发送一份演示传真，并就此给我发邮件', status: 'pending', created_at: hoursAgo(1),
        },
      ])
      .execute();
    const follow = (email: string, work: { next_step: string; next_step_on: string; note: string }) =>
      tx.updateTable('lead').set({ ...work, state: 'contacted', owner_id: owner?.id ?? null, version: 2 }).where('email', '=', email).execute();
    await follow('ravi.menon@copperfield.example', { next_step: 'Show the workbench by video', next_step_on: dayIn(2), note: 'Two sites. Wants to see how unread requests are found.' });
    await follow('anouk.belanger@vieux-moulin.example', { next_step: 'Call back', next_step_on: dayIn(-1), note: 'Asked for French letters; we have them.' });
  });
}
