import { messageLinkContract } from '../../contract/public/messageLink.contract.ts';
import { requisitionContract } from '../../contract/public/requisition.contract.ts';
import { mock } from '../base/mock.ts';
import { pagesLink, requisitionClinics, requisitionPage, requisitionSettings, visitLink } from './requisition.fixtures.ts';

export const mocks = [
  mock(requisitionContract.listRequisitionClinics, requisitionClinics),
  mock(requisitionContract.getRequisitionPage, requisitionPage),
  mock(requisitionContract.getRequisitionSettings, requisitionSettings),
  mock(messageLinkContract.openVisitLink, visitLink),
  mock(messageLinkContract.openPagesLink, pagesLink),
];
