import { consentContract } from '../../../contract/patient/consent.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag, whenCreated } from '../../base/tags.ts';

export const consentApi = apiOf('Consent').injectEndpoints({
  endpoints: (build) => ({
    listConsents: build.query({ ...endpointOf(consentContract.listConsents), providesTags: [listTag('Consent')] }),
    recordConsent: build.mutation({ ...endpointOf(consentContract.recordConsent), invalidatesTags: whenCreated('Consent') }),
  }),
});

export const { useListConsentsQuery, useRecordConsentMutation } = consentApi;
