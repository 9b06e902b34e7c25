import type { fillForFhir } from '../../../testing/partner/fhirRecords.ts';

type Filled = Awaited<ReturnType<typeof fillForFhir>>;

interface Counted {
  /** By the name of the search parameter, a query and what the database has to have for it. */
  [search: string]: readonly [query: string, where: string];
}

/** Where rows of a type stand, and what each listed search finds of them. `o` is the organisation. */
export const searchCounts = (there: Filled, url: string): Record<string, { from: string; searches: Counted }> => {
  const [patient] = there.patients;
  const [physician] = there.physicians;
  const seen = "direction = 'inbound' and locked_at is null and status not in ('rejected', 'entered-in-error')";
  const sent = "direction = 'outbound' and locked_at is null and status not in ('rejected', 'entered-in-error')";
  return {
    Patient: {
      from: 'patient where organization_id = o',
      searches: {
        identifier: ['9876543217', "health_number = '9876543217'"], family: ['okaf', "family_name = 'Okafor'"], given: ['marie', "given_name = 'Anne Marie'"], name: ['GUY', "given_name = 'Guy'"],
        birthdate: ['1961', "birth_date >= '1961-01-01' and birth_date < '1962-01-01'"], gender: ['male', "sex = 'male'"], phone: ['%2B14165550199', "'+14165550199' = any (phones)"], email: ['guy@example.org', "email = 'Guy@example.org'"],
        _id: [patient!, `id = '${patient}'`], _lastUpdated: ['ge2026-01-01', "updated_at >= '2026-01-01'"],
      },
    },
    Practitioner: {
      from: 'physician where organization_id = o',
      searches: {
        identifier: ['61234', "licence_number = '61234'"], family: ['heal', "family_name = 'Healer'"], given: ['lena', "given_name = 'Lena'"], name: ['sam', "given_name = 'Sam'"], _id: [physician!, `id = '${physician}'`],
        _lastUpdated: ['lt2026-01-01', "updated_at < '2026-01-01'"],
      },
    },
    PractitionerRole: {
      from: 'physician_site where organization_id = o',
      searches: { practitioner: [`Practitioner/${physician}`, `physician_id = '${physician}'`], organization: [there.clinics[0]!, `clinic_id = '${there.clinics[0]}'`], _id: [crypto.randomUUID(), 'false'], _lastUpdated: ['gt2020', 'true'] },
    },
    Organization: {
      from: '(select id, name, address, updated_at from clinic where organization_id = o union all select id, name, null, updated_at from organization where id = o) x where true',
      searches: { name: ['lakeside', "name like 'Lakeside%'"], address: ['shore', "address = '9 Shore Road'"], _id: [there.clinics[1]!, `id = '${there.clinics[1]}'`], _lastUpdated: ['le2020', 'false'] },
    },
    Location: {
      from: 'location where organization_id = o',
      searches: { name: ['north', "name = 'North site'"], address: ['elm', "address = '1 Elm St'"], _id: [there.locations[0]!, `id = '${there.locations[0]}'`], _lastUpdated: ['ne2020', 'true'] },
    },
    ServiceRequest: {
      from: "request where organization_id = o and kind = 'referral'",
      searches: {
        patient: [`Patient/${patient}`, `patient_id = '${patient}'`], subject: [patient!, `patient_id = '${patient}'`], requester: [`${url}/fhir/Practitioner/${physician}`, `physician_id = '${physician}'`],
        status: ['active,on-hold', "status in ('requested', 'received', 'accepted', 'booking', 'booked', 'in-progress', 'on-hold')"], priority: ['urgent', "priority = 'urgent'"],
        authored: ['2026-02', "received_at >= '2026-02-01' and received_at < '2026-03-01'"], identifier: ['REF200', "reference = 'REF200'"], _id: [there.requests[1]!, `id = '${there.requests[1]}'`], _lastUpdated: ['eq2026-11', "updated_at >= '2026-11-01Z' and updated_at < '2026-12-01Z'"],
      },
    },
    Task: {
      from: 'request where organization_id = o',
      searches: {
        patient: [patient!, `patient_id = '${patient}'`], focus: [`ServiceRequest/${there.requests[1]}`, `id = '${there.requests[1]}'`], status: ['in-progress', "status in ('booking', 'booked', 'in-progress')"], priority: ['routine', "priority = 'routine'"],
        code: ['project', "kind = 'project'"], 'authored-on': ['le2026-03-01', "received_at < '2026-03-02Z'"], identifier: ['PRO100', "reference = 'PRO100'"], _id: [there.requests[5]!, `id = '${there.requests[5]}'`], _lastUpdated: ['gt2027', "updated_at >= '2028-01-01'"],
      },
    },
    Appointment: {
      from: 'appointment where organization_id = o and held_until is null',
      searches: {
        patient: [patient!, `patient_id = '${patient}'`], practitioner: [physician!, `physician_id = '${physician}'`], location: [`Location/${there.locations[1]}`, `location_id = '${there.locations[1]}'`], 'based-on': [there.requests[2]!, `request_id = '${there.requests[2]}'`],
        status: ['booked,noshow', "status in ('booked', 'noshow')"], date: ['gt2026-10-15T00:00:00Z', "starts_at > '2026-10-15Z'"], _id: [crypto.randomUUID(), 'false'], _lastUpdated: ['ge2000', 'true'],
      },
    },
    DocumentReference: {
      from: `fax where organization_id = o and ${seen}`,
      searches: {
        patient: [patient!, `patient_id = '${patient}'`], subject: [`Patient/${patient}`, `patient_id = '${patient}'`], author: [physician!, `physician_id = '${physician}'`], type: ['referral', "document_type = 'referral'"], date: ['2026-05-02', "received_at::date = '2026-05-02'"],
        _id: [there.documents[3]!, 'false'], _lastUpdated: ['ge2000', 'true'],
      },
    },
    Communication: {
      from: `fax where organization_id = o and ${sent}`,
      searches: {
        patient: [patient!, `patient_id = '${patient}'`], subject: [patient!, `patient_id = '${patient}'`], recipient: [there.physicians[1]!, `physician_id = '${there.physicians[1]}'`], status: ['stopped', "status = 'failed'"], sent: ['ge2026-01-01', "status = 'completed'"],
        _id: [crypto.randomUUID(), 'false'], _lastUpdated: ['ge2000', 'true'],
      },
    },
    Provenance: {
      from: `(select e.id, e.fax_id, e.created_at, f.patient_id from extraction e join fax f on f.id = e.fax_id where e.organization_id = o) x where true`,
      searches: { target: [`DocumentReference/${there.documents[1]}`, `fax_id = '${there.documents[1]}'`], patient: [patient!, `patient_id = '${patient}'`], recorded: ['ge2026-01-01', 'true'], _id: [crypto.randomUUID(), 'false'], _lastUpdated: ['lt2000', 'false'] },
    },
    Invoice: {
      from: "invoice where organization_id = o and kind = 'invoice'",
      searches: { identifier: ['INV-1', "number = 'INV-1'"], status: ['draft,balanced', "status in ('draft', 'balanced')"], date: ['2026-03', "issued_on >= '2026-03-01' and issued_on < '2026-04-01'"], _id: [crypto.randomUUID(), 'false'], _lastUpdated: ['ge2000', 'true'] },
    },
    AuditEvent: {
      from: 'audit_event where organization_id = o and sequence <= edge',
      searches: {
        date: ['ge2026-01-01', 'true'], action: ['C', "action = 'C'"], outcome: ['0', "outcome = 'success'"], patient: [patient!, `patient_id = '${patient}'`], _id: ['1', 'sequence = 1'], _lastUpdated: ['lt2000', 'false'],
      },
    },
  };
};
