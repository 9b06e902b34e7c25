import { clinicContract } from '../../contract/patient/clinic.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { clinics } from './clinic.fixtures.ts';

const isNamed = (text = '') => ({ name }: { name: string }) => name.toLowerCase().includes(text.toLowerCase());

export const mocks = [
  mock(clinicContract.listClinics, ({ query }) => onePage(clinics.filter(isNamed(query.name)))),
  mock(clinicContract.getClinic, ({ params }) => clinics.find(({ id }) => id === params.id) ?? refusal(404, 'not-found')),
];
