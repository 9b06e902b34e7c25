import { chartContract } from '../../../contract/patient/chart.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** What stands in a chart changes with every area that writes to it. */
export const chartApi = apiOf('Appointment', 'Letter', 'Timeline').injectEndpoints({
  endpoints: (build) => ({
    // Each look adds to it, so it is asked anew when it is opened.
    listChartViewers: build.query({ ...endpointOf(chartContract.listChartViewers), keepUnusedDataFor: 0 }),
    exportChart: build.query({ ...endpointOf(chartContract.exportChart), keepUnusedDataFor: 0 }),
    // Each is in the trail: the pages of before are not printed again.
    printChart: build.query({ ...endpointOf(chartContract.printChart), keepUnusedDataFor: 0 }),
    getTimeline: build.infiniteQuery({
      ...pagesOf(chartContract.getTimeline),
      // A fax that changes is told of by its row, and as a timeline.
      providesTags: [listTag('Timeline'), listTag('Fax'), listTag('Request'), listTag('Appointment'), listTag('Letter')],
    }),
  }),
});

export const { useGetTimelineInfiniteQuery, useLazyExportChartQuery, useLazyPrintChartQuery, useListChartViewersQuery } = chartApi;
