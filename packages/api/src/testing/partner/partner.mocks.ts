import { partnerContract } from '../../contract/partner/partner.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { partnerNotices, partners, partnerUse } from './partner.fixtures.ts';

export const mocks = [mock(partnerContract.listPartners, onePage(partners)), mock(partnerContract.getPartnerUse, partnerUse), mock(partnerContract.listPartnerNotices, onePage(partnerNotices))];
