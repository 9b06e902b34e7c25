import { pdfContract } from '../../../contract/fax/pdf.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';

export const pdfApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    convertToPdf: build.mutation({ ...endpointOf(pdfContract.convertToPdf) }),
    extractPages: build.mutation({ ...endpointOf(pdfContract.extractPages) }),
  }),
});
