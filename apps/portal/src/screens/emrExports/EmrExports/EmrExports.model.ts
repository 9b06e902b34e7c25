import type { Bin, EmrExport, EmrExportFilter, EmrPlaces, EmrTarget } from '@intake/api/contract';
import { emrErrors, transportsOf, type EmrExportState, type EmrExportView, type EmrFormat, type EmrTransport } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';

export interface EmrExportsModel {
  targets: Loadable<{ targets: readonly EmrTarget[]; places: EmrPlaces }>;
  bins: readonly Bin[];
  view: EmrExportView;
  filter: EmrExportFilter;
  exports: Paged<EmrExport>;
}

type StateTone = 'neutral' | 'accent' | 'success' | 'danger' | 'warning';

export const stateTones: Record<EmrExportState, StateTone> = {
  waiting: 'accent', sending: 'accent', delivered: 'success', failed: 'danger', cancelled: 'neutral', recalled: 'warning', settled: 'neutral',
};

/** What can be given again: not what is on its way. */
export const isRepeatable = ({ state }: Pick<EmrExport, 'state'>) => state !== 'waiting' && state !== 'sending' && state !== 'recalled';
export const isToSettle = ({ state }: Pick<EmrExport, 'state'>) => state === 'failed' || state === 'recalled';

/** The ways that a format can take with what the server has set up. */
export const waysOf = (format: EmrFormat, { hasFolder, connections }: EmrPlaces): EmrTransport[] =>
  transportsOf(format).filter((way) => (way === 'folder' ? hasFolder : connections.length > 0));

/** Views that a link may ask for; any other is all of them. */
export const viewOf = (search: URLSearchParams): EmrExportView => (search.get('view') === 'attention' ? 'attention' : 'all');

/** What a link narrows the list to: a system of the clinic, a reason that there is. */
export function filterOf(search: URLSearchParams, targets: readonly { id: string }[]): EmrExportFilter {
  const targetId = targets.find(({ id }) => id === search.get('system'))?.id;
  const error = emrErrors.find((reason) => reason === search.get('reason'));
  return { ...(targetId && { targetId }), ...(error && { error }) };
}

/** The same as a link has it. */
export const searchOf = (view: EmrExportView, { targetId, error }: EmrExportFilter): Record<string, string> => ({
  ...(view !== 'all' && { view }), ...(targetId && { system: targetId }), ...(error && { reason: error }),
});
