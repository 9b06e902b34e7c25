import { statContract } from '../../../contract/organization/stat.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

const providesTags = [listTag('Stat'), listTag('Fax'), listTag('Request'), listTag('FaxDelivery')];

/** What counts is counted anew when it changes, every other second at most. */
export const statApi = apiOf('Stat', 'FaxDelivery').injectEndpoints({
  endpoints: (build) => ({
    getStats: build.query({ ...endpointOf(statContract.getStats), providesTags }),
    getAverages: build.query({ ...endpointOf(statContract.getAverages), providesTags }),
    listTopUsers: build.query({ ...endpointOf(statContract.listTopUsers), providesTags }),
    listTopUsersByLocation: build.query({ ...endpointOf(statContract.listTopUsersByLocation), providesTags }),
    listStatRows: build.infiniteQuery({ ...pagesOf(statContract.listStatRows), providesTags }),
  }),
});

export const { useGetStatsQuery, useGetAveragesQuery, useListTopUsersQuery, useListTopUsersByLocationQuery, useListStatRowsInfiniteQuery } = statApi;
