import { smsTemplateContract } from '../../contract/organization/smsTemplate.contract.ts';
import { mock } from '../base/mock.ts';
import { smsTemplates, smsTemplateVersions } from './smsTemplate.fixtures.ts';

export const mocks = [
  mock(smsTemplateContract.listSmsTemplates, () => smsTemplates),
  mock(smsTemplateContract.listSmsTemplateVersions, () => smsTemplateVersions),
];
