import { hrmFacilityLength, type DocumentType, type Sex } from '@intake/api/rules';
import { shortId, type ExportFacts, type ExportPatient, type ExportTarget } from './exportFacts.ts';
import { element, xmlDocument, type Xml } from './xml.ts';

type HrmClass = 'Diagnostic Imaging Report' | 'Diagnostic Test Report' | 'Consultant Report' | 'Medical Records Report' | 'Other Letter';

const classes: Record<DocumentType, HrmClass> = {
  'imaging-report': 'Diagnostic Imaging Report',
  'lab-result': 'Diagnostic Test Report',
  'consult-report': 'Consultant Report',
  'discharge-summary': 'Medical Records Report',
  referral: 'Other Letter', requisition: 'Other Letter', prescription: 'Other Letter', insurance: 'Other Letter', correspondence: 'Other Letter', junk: 'Other Letter', other: 'Other Letter',
};

const genders: Record<Sex, string> = { female: 'F', male: 'M', other: 'O', unknown: 'U' };

/** HRM dates are of a clock without a zone, or with one; seconds are as fine as it goes. */
const moment = (time: Date) => element('cdsd:DateTime', `${time.toISOString().slice(0, 19)}Z`);

/**
 * A report as Ontario's Health Report Manager hands it to EMRs (OntarioMD CDS, HRM 1.1.2), with the PDF inside.
 * @param patient with a birth date: the schema has none without
 */
export function hrmOf(facts: ExportFacts, patient: ExportPatient & { birthDate: string }, { application, facility }: ExportTarget, pdf: Uint8Array): Buffer {
  const { physician } = facts;
  return xmlDocument(
    element('OmdCds', { xmlns: 'cds', 'xmlns:cdsd': 'cds_dt' }, [
      element('PatientRecord', [
        demographics(patient),
        element('ReportsReceived', [
          element('Media', 'Hardcopy'),
          element('Format', 'Binary'),
          element('FileExtensionAndVersion', '.pdf'),
          element('Content', [element('cdsd:Media', Buffer.from(pdf).toString('base64'))]),
          element('Class', classes[facts.documentType]),
          element('SubClass', facts.documentType),
          element('EventDateTime', [moment(facts.receivedAt)]),
          element('ReceivedDateTime', [moment(facts.receivedAt)]),
          ...(physician ? [element('AuthorPhysician', person(physician))] : []),
          element('SendingFacility', (facility ?? '').slice(0, hrmFacilityLength)),
          element('SendingFacilityReportNumber', shortId(facts.faxId)),
          element('ResultStatus', 'S'),
        ]),
        element('TransactionInformation', [
          element('MessageUniqueID', shortId(facts.exportId)),
          element('DeliverToUserID', (application ?? '').slice(0, 8)),
          element('Provider', [element('cdsd:LastName', facts.organization.slice(0, 60))]),
        ]),
      ]),
    ]),
  );
}

const person = ({ givenName, familyName }: { givenName: string; familyName: string }): Xml[] => [
  element('cdsd:FirstName', givenName.slice(0, 60)),
  element('cdsd:LastName', familyName.slice(0, 60)),
];

const namePart = (text: string, type: 'GIV' | 'FAMC'): Xml[] => [element('cdsd:Part', text.slice(0, 50)), element('cdsd:PartType', type)];

function demographics(patient: ExportPatient & { birthDate: string }): Xml {
  const { healthNumber, versionCode, province, phone, address } = patient;
  return element('Demographics', [
    element('Names', [
      element('cdsd:LegalName', { namePurpose: 'L' }, [element('cdsd:FirstName', namePart(patient.givenName, 'GIV')), element('cdsd:LastName', namePart(patient.familyName, 'FAMC'))]),
    ]),
    element('DateOfBirth', [element('cdsd:FullDate', patient.birthDate)]),
    ...(healthNumber && province
      ? [element('HealthCard', [element('cdsd:Number', healthNumber.slice(0, 20)), ...(versionCode ? [element('cdsd:Version', versionCode.slice(0, 2))] : []), element('cdsd:ProvinceCode', `CA-${province}`)])]
      : []),
    element('Gender', genders[patient.sex ?? 'unknown']),
    element('UniqueVendorIdSequence', shortId(patient.id)),
    ...(address ? [element('Address', { addressType: 'R' }, [element('cdsd:Formatted', address)])] : []),
    ...(phone ? [element('PhoneNumber', { phoneNumberType: 'R' }, [element('cdsd:phoneNumber', phone.slice(0, 25))])] : []),
    element('PersonStatusCode', 'A'),
  ]);
}
