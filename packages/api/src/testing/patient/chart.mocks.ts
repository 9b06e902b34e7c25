import { chartContract } from '../../contract/patient/chart.contract.ts';
import { mock } from '../base/mock.ts';
import { chartViewers, timeline } from './chart.fixtures.ts';

export const mocks = [
  mock(chartContract.listChartViewers, chartViewers),
  mock(chartContract.exportChart, { fileName: 'chart.pdf', mediaType: 'application/pdf', base64: '' }),
  mock(chartContract.printChart, { pageCount: 0, pages: [] }),
  mock(chartContract.getTimeline, ({ query }) => ({ items: timeline.filter(({ kind }) => !query.kinds || query.kinds.includes(kind)), nextCursor: null })),
];
