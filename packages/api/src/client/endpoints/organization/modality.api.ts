import { modalityContract } from '../../../contract/organization/modality.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag, whenCreated } from '../../base/tags.ts';

export const modalityApi = apiOf('Modality').injectEndpoints({
  endpoints: (build) => ({
    listModalities: build.query({ ...endpointOf(modalityContract.listModalities), providesTags: [listTag('Modality')] }),
    createModality: build.mutation({ ...endpointOf(modalityContract.createModality), invalidatesTags: whenCreated('Modality') }),
  }),
});

export const { useListModalitiesQuery, useCreateModalityMutation } = modalityApi;
