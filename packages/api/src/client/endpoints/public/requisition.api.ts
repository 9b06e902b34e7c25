import { requisitionContract } from '../../../contract/public/requisition.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

export const requisitionApi = apiOf('RequisitionPage').injectEndpoints({
  endpoints: (build) => ({
    listRequisitionClinics: build.query({ ...endpointOf(requisitionContract.listRequisitionClinics) }),
    getRequisitionPage: build.query({ ...endpointOf(requisitionContract.getRequisitionPage) }),
    askForWork: build.mutation({ ...endpointOf(requisitionContract.askForWork) }),
    redeemWork: build.mutation({ ...endpointOf(requisitionContract.redeemWork) }),
    getProgressKey: build.mutation({ ...endpointOf(requisitionContract.getProgressKey) }),
    sendRequisition: build.mutation({ ...endpointOf(requisitionContract.sendRequisition) }),
    copyRequisition: build.mutation({ ...endpointOf(requisitionContract.copyRequisition) }),
    getRequisitionSettings: build.query({ ...endpointOf(requisitionContract.getRequisitionSettings), providesTags: [listTag('RequisitionPage')] }),
    saveRequisitionSettings: build.mutation({ ...endpointOf(requisitionContract.saveRequisitionSettings), invalidatesTags: [listTag('RequisitionPage')] }),
  }),
});

export const {
  useListRequisitionClinicsQuery, useGetRequisitionPageQuery, useAskForWorkMutation, useRedeemWorkMutation, useGetProgressKeyMutation, useSendRequisitionMutation, useCopyRequisitionMutation,
  useGetRequisitionSettingsQuery, useSaveRequisitionSettingsMutation,
} = requisitionApi;
