import { patientContract } from '../../contract/patient/patient.contract.ts';
import { named, onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { patients } from './patient.fixtures.ts';

export const mocks = [
  mock(patientContract.listPatients, ({ query }) => onePage(patients.filter(named(query.name)))),
  mock(patientContract.getPatient, ({ params }) => patients.find(({ id }) => id === params.id) ?? refusal(404, 'not-found')),
];
