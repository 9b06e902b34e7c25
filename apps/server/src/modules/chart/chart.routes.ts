import { chartContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { ChartExport } from './chartExport.service.ts';
import type { ChartService } from './chart.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const chartRoutes = (charts: ChartService, exports: ChartExport) =>
  implement(chartContract, {
    listChartViewers: ({ actor, query }) => charts.viewers(actor, query.patientId),
    exportChart: ({ actor, query }) => exports.save(actor, query),
    printChart: ({ actor, query }) => exports.print(actor, query),
    getTimeline: ({ actor, query }) => charts.timeline(actor, query),
  });
