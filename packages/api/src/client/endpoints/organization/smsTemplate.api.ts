import { smsTemplateContract } from '../../../contract/organization/smsTemplate.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag, whenCreated } from '../../base/tags.ts';

export const smsTemplateApi = apiOf('SmsTemplate').injectEndpoints({
  endpoints: (build) => ({
    listSmsTemplates: build.query({ ...endpointOf(smsTemplateContract.listSmsTemplates), providesTags: [listTag('SmsTemplate')] }),
    listSmsTemplateVersions: build.query({ ...endpointOf(smsTemplateContract.listSmsTemplateVersions), providesTags: [listTag('SmsTemplate')] }),
    createSmsTemplate: build.mutation({ ...endpointOf(smsTemplateContract.createSmsTemplate), invalidatesTags: whenCreated('SmsTemplate') }),
    // A refusal means that it is not what one saw: the list shows what it has become.
    updateSmsTemplate: build.mutation({ ...endpointOf(smsTemplateContract.updateSmsTemplate), invalidatesTags: [listTag('SmsTemplate')] }),
    removeSmsTemplate: build.mutation({ ...endpointOf(smsTemplateContract.removeSmsTemplate), invalidatesTags: [listTag('SmsTemplate')] }),
  }),
});

export const {
  useListSmsTemplatesQuery, useListSmsTemplateVersionsQuery, useCreateSmsTemplateMutation, useUpdateSmsTemplateMutation, useRemoveSmsTemplateMutation,
} = smsTemplateApi;
