import type { FaxCounts, FaxSummary } from '../../contract/fax/fax.contract.ts';
import { baseApi } from '../base/baseApi.ts';
import { faxApi } from '../endpoints/fax/fax.api.ts';
import { binApi } from '../endpoints/organization/bin.api.ts';
import { waitingApi } from '../endpoints/organization/waiting.api.ts';
import type { ApiDispatch, ApiState } from './cached.ts';
import { incomingOrder, isCompleted, isIncoming, lastCompleted, newest, place } from './placeFax.ts';

type Rows = ReadonlyMap<string, FaxSummary>;

/** Milliseconds: changes that come close together are drawn once. */
const gather = 50;

/** Puts what the server tells of faxes into the answers that show it, so that nobody asks for them again. */
export function patchFaxes(dispatch: ApiDispatch) {
  let userId: string | null = null;
  let rows = new Map<string, FaxSummary>();
  let counts: FaxCounts | null = null;
  /** What is being loaded may be older than these: they are put there once more when it is here. */
  const unsure = { rows: new Map<string, FaxSummary>(), counts: null as FaxCounts | null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let isStopped = false;

  const apply = (changed: Rows, counted: FaxCounts | null) => {
    if (changed.size > 0) dispatch(putRows(changed, userId));
    if (counted) dispatch(putCounts(counted));
  };

  function settle(): void {
    if (isWaiting) return;
    const loading = dispatch(baseApi.util.getRunningQueriesThunk()) ?? [];
    if (loading.length === 0) {
      unsure.rows.clear();
      unsure.counts = null;
      return;
    }
    isWaiting = true;
    void Promise.allSettled(loading).then(() => {
      isWaiting = false;
      if (isStopped) return;
      apply(unsure.rows, unsure.counts);
      settle();
    });
  }

  function soon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      apply(rows, counts);
      for (const [id, row] of rows) unsure.rows.set(id, row);
      unsure.counts = counts ?? unsure.counts;
      rows = new Map();
      counts = null;
      settle();
    }, gather);
  }

  return {
    /** Who listens: their own list is theirs alone. */
    tellsOf: (id: string | undefined) => {
      userId = id ?? null;
    },
    addRow: (row: FaxSummary) => {
      rows.set(row.id, row);
      soon();
    },
    addCounts: (told: FaxCounts) => {
      counts = told;
      soon();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const { selectCachedArgsForQuery } = faxApi.util;

const putRows = (rows: Rows, userId: string | null) => (dispatch: ApiDispatch, getState: () => ApiState) => {
  const faxes = [...rows.values()];
  const state = getState();
  for (const args of selectCachedArgsForQuery(state, 'listIncomingFaxes'))
    dispatch(
      faxApi.util.updateQueryData('listIncomingFaxes', args, (list) => {
        for (const fax of faxes) place(list, fax, isIncoming(fax, args.query, userId), incomingOrder(args.query));
      }),
    );
  for (const args of selectCachedArgsForQuery(state, 'listCompletedFaxes'))
    dispatch(
      faxApi.util.updateQueryData('listCompletedFaxes', args, (list) => {
        for (const fax of faxes) place(list, fax, isCompleted(fax, args.query), lastCompleted);
      }),
    );
  for (const args of selectCachedArgsForQuery(state, 'listPatientFaxes'))
    dispatch(
      faxApi.util.updateQueryData('listPatientFaxes', args, (list) => {
        for (const fax of faxes) place(list, fax, fax.patientId === args.query.patientId, newest);
      }),
    );
  for (const endpoint of ['getFax', 'getFaxAhead'] as const)
    for (const args of selectCachedArgsForQuery(state, endpoint))
      dispatch(
        faxApi.util.updateQueryData(endpoint, args, (open) => {
          const fax = rows.get(open.id);
          if (fax && fax.version >= open.version) Object.assign(open, fax);
        }),
      );
};

/** Counting stops here, as where the bins are listed. */
const binLimit = 1000;

const putCounts =
  ({ places, bins }: FaxCounts) =>
  (dispatch: ApiDispatch, getState: () => ApiState) => {
    for (const args of waitingApi.util.selectCachedArgsForQuery(getState(), 'countWaiting'))
      dispatch(
        waitingApi.util.updateQueryData('countWaiting', args, ({ faxes }) => {
          if (!faxes) return;
          const { views, limit } = faxes;
          const wanted = args.query.locationId;
          const counted = places.filter(({ locationId }) => !wanted || locationId === null || locationId === wanted);
          for (const view of Object.keys(views) as (keyof typeof views)[])
            views[view] = Math.min(limit, counted.reduce((sum, place) => sum + place.views[view], 0));
        }),
      );
    dispatch(
      binApi.util.updateQueryData('listBins', undefined, (list) => {
        for (const bin of list) bin.openCount = Math.min(binLimit, bins[bin.id] ?? 0);
      }),
    );
  };
