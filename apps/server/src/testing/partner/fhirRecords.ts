import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { storedNameKeys } from '../../platform/search/names.ts';

type Values = Record<string, unknown>;

/** A small clinic in which every search finds something and leaves something out. */
export async function fillForFhir({ sql }: Pick<AuthFixture, 'sql'>, organizationId: string, userId: string, fileKey: string) {
  const insert = async (table: string, values: Values): Promise<string> => {
    const all: Values = { organization_id: organizationId, ...values };
    const names = Object.keys(all);
    const text = `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning ${table === 'fax_delivery' ? 'fax_id as id' : 'id'}`;
    return (await sql<{ id: string }>(text, Object.values(all)))[0]!.id;
  };
  const patients: string[] = [];
  const names = ['Okafor Ada 1961-04-09 female', 'Okafor Bisi 1961-11-02 male', 'Martel Guy 1950-01-02 male', 'Tremblay Anne 1988-12-31 female', 'Doe Jo 2001-02-28 other'];
  for (const [index, line] of names.entries()) {
    const [family_name, given_name, birth_date, sex] = line.split(' ');
    patients.push(
      await insert('patient', {
        family_name, given_name: index === 3 ? 'Anne Marie' : given_name, name_keys: storedNameKeys(family_name!, index === 3 ? 'Anne Marie' : given_name!), birth_date, sex, health_number: ['9876543217', null, '9663096510', '9698658215', null][index], province: ['ON', null, 'ON', 'BC', null][index],
        version_code: index === 0 ? 'AB' : null, phones: index === 0 ? ['+14165550199'] : [], email: index === 2 ? 'Guy@example.org' : null, address: index === 2 ? '3 Elm Street' : null, language: index === 2 ? 'fr' : null,
      }),
    );
  }
  const clinics = [await insert('clinic', { name: 'Lakeside Family Practice', address: '9 Shore Road', fax_numbers: ['+14165550111'] }), await insert('clinic', { name: 'Old Mill Walk-in' })];
  const physicians = [
    await insert('physician', { family_name: 'Fournier', given_name: 'Lena', name_keys: storedNameKeys('Fournier', 'Lena'), licence_number: '61234', specialty: 'Cardiology' }),
    await insert('physician', { family_name: 'Healer', given_name: 'Sam', name_keys: storedNameKeys('Healer', 'Sam'), licence_number: '70001' }),
  ];
  for (const [index, physician_id] of physicians.entries())
    await insert('physician_site', { physician_id, clinic_id: index === 0 ? clinics[0] : null, clinic_name: index === 0 ? null : 'Somewhere', fax_number: '+14165550111', phone: '+14165550112' });
  const locations = [await insert('location', { name: 'Main site', address: '1 Elm St', phone: '+16135550100' }), await insert('location', { name: 'North site' })];
  const modality_id = await insert('modality', { name: 'Echocardiogram' });
  const statuses = ['requested', 'accepted', 'booked', 'on-hold', 'completed', 'rejected', 'draft'];
  const requests: string[] = [];
  for (const [index, status] of statuses.entries())
    requests.push(
      await insert('request', {
        kind: index === 5 ? 'check-in' : 'referral', reference: `REF${index}00`, status, priority: index % 2 ? 'urgent' : 'routine', source: 'hand', reason: index ? 'Murmur' : null, modality_id: index ? modality_id : null,
        patient_id: index === 0 ? null : patients[index % 3], physician_id: index === 1 ? null : physicians[index % 2], received_at: `2026-0${index + 1}-15T12:30:00Z`, closed_at: ['completed', 'rejected'].includes(status) ? '2026-09-01' : null,
      }),
    );
  await insert('request', { kind: 'project', title: 'New printer', reference: 'PRO100', status: 'in-progress', source: 'hand', received_at: '2026-03-01T00:00:00Z' });
  const visit_type_id = await insert('visit_type', { name: 'Echo', minutes: 30 });
  for (const [index, status] of ['booked', 'cancelled', 'fulfilled', 'noshow'].entries()) {
    const at = `2026-1${index % 2}-0${index + 1}T15:00:00Z`;
    await insert('appointment', {
      status, visit_type_id, location_id: locations[index % 2], physician_id: physicians[index % 2], patient_id: patients[index % 3], request_id: index < 2 ? requests[2] : null, starts_at: at,
      ends_at: at.replace('15:00', '15:30'), busy_from: at, busy_until: at.replace('15:00', '15:30'), time_zone: 'America/Toronto', starts_local: at.slice(0, 16), reason: index ? null : 'Follow-up',
      cancel_reason: status === 'cancelled' ? 'patient' : null,
    });
  }
  const fax = { source: 'upload', sha256: 'x', size: 1, media_type: 'application/pdf' };
  const documents: string[] = [];
  for (const [index, status] of ['ready', 'completed', 'completed', 'rejected'].entries())
    documents.push(await insert('fax', { ...fax, status, patient_id: index ? patients[index - 1] : null, physician_id: index === 1 ? physicians[0] : null, document_type: ['referral', 'lab-result', 'referral', 'other'][index], reason: index ? 'Murmur' : null, received_at: `2026-0${index + 4}-02T08:00:00Z` }));
  await insert('fax', { ...fax, status: 'completed', document_type: 'referral', locked_at: '2026-05-05' });
  await insert('document', { fax_id: documents[1], version: 1, kind: 'original', file_key: fileKey, media_type: 'application/pdf', size: 9 });
  for (const [index, status] of ['completed', 'failed', 'processing'].entries()) {
    const id = await insert('fax', { ...fax, direction: 'outbound', status, patient_id: index < 2 ? patients[0] : null, physician_id: index ? null : physicians[1], reason: 'Answer', received_at: `2026-0${index + 6}-03T09:00:00Z` });
    await insert('fax_delivery', { fax_id: id, status: ['delivered', 'failed', 'sending'][index], recipient_name: 'Dr. Healer', created_by: userId });
  }
  for (const [index, source] of ['rule', 'model', 'human'].entries())
    await insert('extraction', { fax_id: documents[index ? 1 : 0], field: ['patientName', 'patientName', 'birthDate'][index], value: 'Okafor', confidence: 0.9, page: index || null, source, accepted_by: index ? userId : null });
  for (const [index, status] of ['draft', 'issued', 'balanced'].entries()) {
    const invoice = await insert('invoice', {
      kind: 'invoice', status: 'draft', buyer_name: 'Lakeside', province: 'ON', locale: 'en', terms_days: 30, subtotal: 10_000, total: 11_300, note: index ? 'Thank you' : null,
    });
    await insert('invoice_line', { invoice_id: invoice, position: 1, description: 'Faxes', quantity: 1000, unit_price: 1_000_000, net: 10_000, tax: 'standard' });
    if (index) await sql('update invoice set status = $2, number = $3, issued_on = $4, seller = $5 where id = $1', [invoice, status, `INV-${index}`, `2026-0${index + 2}-10`, '{}']);
  }
  return { patients, physicians, clinics, locations, requests, documents };
}
