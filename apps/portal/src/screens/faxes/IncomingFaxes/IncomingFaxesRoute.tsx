import { startTransition, Suspense, useCallback, useEffect, useMemo, useOptimistic, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askOnce, uploadApi, useListModalitiesQuery, useLazyListMyActionsQuery } from '@intake/api/client';
import { lazyPart } from '@intake/ui/lazy';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../app/session/account.ts';
import { useAppDispatch, useAppSelector } from '../../../app/entry/store.ts';
import { whenIdle } from '../../../data/whenIdle.ts';
import { preferencesChanged } from '../../../app/preferences/preferences.ts';
import { useSendFax } from '../../../app/shell/sendFax.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { useWaiting } from '../../../app/shell/useWaiting.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { IncomingFaxesScreen } from './IncomingFaxesScreen.tsx';
import type { IncomingFaxesScreenProps } from './IncomingFaxesScreen.tsx';
import { filtersOf, openFaxOf, searchOf } from './model/filters.ts';
import { nextFax } from './model/queue.ts';
import type { FaxActions, VisitsOf } from './model/screenModel.ts';
import { LazyOpenFax } from './pane/LazyOpenFax.ts';
import { problemText } from './problems.messages.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { useBins } from './route/useBins.ts';
import { useFaxAhead } from './route/useFaxAhead.ts';
import { useFaxList } from './route/useFaxList.ts';
import { useFaxWork } from './route/useFaxWork.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useSteady } from '../../../shared/useSteady.ts';
import { useOpenFax } from './route/useOpenFax.ts';
import { useParties } from './route/useParties.ts';
import { useUndo } from './route/useUndo.ts';
import { useUploads } from './route/useUploads.ts';

const none = [] as const;
const layers = () => import('./route/LateLayers.tsx');
const MisdirectedLayer = lazyPart(async () => (await layers()).MisdirectedLayer, { isAbove: true });
const RequestsLayer = lazyPart(async () => (await layers()).RequestsLayer);
const ExportsLayer = lazyPart(async () => (await layers()).ExportsLayer);
const AttachLayer = lazyPart(async () => (await layers()).AttachLayer, { isAbove: true });
const VisitsLayer = lazyPart(async () => (await import('./route/VisitsLayer.tsx')).VisitsLayer, { isAbove: true });

/** Connects the URL and the API to the workbench. The URL holds the list and the open fax, never a person. */
export function IncomingFaxesRoute() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { user, may } = useAccount();
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => filtersOf(search), [search]);
  // The router takes its time for a change of the address: the fax is shown at once.
  const [faxId, openAtOnce] = useOptimistic(openFaxOf(search));
  const mayTriage = may('faxes.triage');
  const seesVisits = may('appointments.read');
  const now = useNow();
  const isListHidden = useAppSelector((state) => state.preferences.faxListHidden);
  const { locationId } = useWorkplace();

  const list = useFaxList(filters, locationId, faxId);
  const sendFax = useSendFax();
  const ahead = useRef<string>(null);
  useEffect(() => whenIdle(() => void LazyOpenFax.preload()), []);
  const open = useOpenFax(faxId, user.id, mayTriage, now, ahead);
  const rows = list.list.state === 'ready' ? list.list.value.rows : none;
  const nextId = nextFax(rows, list.fresh, faxId, user.id, now)?.id ?? null;
  // What one works on comes first.
  const isSettled = faxId === null || (open.detail.state === 'ready' && open.detail.value.access.mode !== 'claiming');
  const takeAhead = useFaxAhead(mayTriage && isSettled ? nextId : null, user.id, seesVisits, ahead);
  const parties = useParties(faxId);
  const bins = useBins(locationId, filters.binId);
  const uploads = useUploads(filters.binId ?? (locationId ? bins[0]?.id : null) ?? null);
  const waiting = useWaiting();
  const modalities = useListModalitiesQuery(undefined, { skip: faxId === null });
  const [askForActions, actions] = useLazyListMyActionsQuery();

  const goTo = (id: string | null, options: { replace: boolean }) =>
    startTransition(() => {
      openAtOnce(id);
      setSearch(searchOf(filters, id), options);
    });
  // Back leads from a fax to its list; from one fax to the next it does not pile up.
  const show = (id: string | null) => {
    if (id) takeAhead(id);
    goTo(id, { replace: faxId !== null && id !== null });
  };
  const openNext = () => {
    const next = nextFax(rows, list.fresh, faxId, user.id, Date.now());
    list.showNew();
    if (next) takeAhead(next.id);
    goTo(next?.id ?? null, { replace: true });
  };
  const { undo, tell } = useUndo((undone) => show(undone.faxId));
  const work = useFaxWork({ open, tell, onDone: openNext });

  const fax = open.detail.state === 'ready' && open.detail.value.fax;
  const [reported, setReported] = useState<string | null>(null);
  const [attaching, setAttaching] = useState<string | null>(null);
  const openFile = async ({ version }: { version: number }) => {
    if (!faxId) return;
    const request = uploadApi.endpoints.getSignedUrl.initiate({ query: { faxId, documentVersion: version } }, { forceRefetch: true });
    try {
      const { url } = await askOnce(dispatch(request));
      // Saved where the page stands: nothing that a sender wrote is opened at our address.
      Object.assign(document.createElement('a'), { href: url, download: '' }).click();
    } catch (error) {
      showToast(toasts, { title: intl.formatMessage(problemText(problemOf(error))), tone: 'danger' });
    }
  };

  const savePdf: FaxActions['onSavePdf'] = async ({ pages }) => {
    if (!fax) return;
    try {
      const part = await import('./route/savePdf.ts');
      await part.savePdf(dispatch, { faxId: fax.id, documentVersion: fax.documentVersion }, pages);
    } catch (error) {
      showToast(toasts, { title: intl.formatMessage(problemText(problemOf(error))), tone: 'danger' });
    }
  };

  // What is handed down stays the same until it says something else: a claim that is answered draws neither pages nor list anew.
  const mayBook = may('appointments.write');
  const createPatients = may('patients.write');
  const rights = useMemo(() => ({ triage: mayTriage, createPatients }), [mayTriage, createPatients]);
  const requests = useMemo(
    () =>
      fax && (
        <Suspense>
          {fax.replies.length + fax.requests.length > 0 && <RequestsLayer fax={fax} />}
          {mayTriage && fax.status === 'completed' && <ExportsLayer faxId={fax.id} />}
        </Suspense>
      ),
    [fax, mayTriage],
  );
  const visits = useCallback(
    (of: VisitsOf) =>
      faxId && (
        <Suspense>
          <VisitsLayer faxId={faxId} mayBook={mayBook} {...of} />
        </Suspense>
      ),
    [faxId, mayBook],
  );
  const faxActions = useSteady<FaxActions>({
    ...work,
    ...parties.actions,
    onOpenFile: (request) => void openFile(request),
    onSavePdf: mayTriage ? savePdf : undefined,
    onMisdirected: () => setReported(faxId),
    onAttach: may('requests.write') ? () => setAttaching(faxId) : undefined,
    onSendOn: may('messages.send') ? () => faxId && sendFax({ faxId }) : undefined,
    onShowPage: open.showPage,
    onReload: open.reload,
  });
  const handlers = useSteady<Omit<IncomingFaxesScreenProps, 'model' | 'actions'>>({
    onFilter: (change) => setSearch(searchOf(change.filters, faxId), { replace: true }),
    onOpen: (opened) => show(opened.faxId),
    onListHide: ({ isHidden }) => dispatch(preferencesChanged({ faxListHidden: isHidden })),
    onMore: list.loadMore,
    onShowNew: list.showNew,
    onRetryList: list.retry,
    onUndo: (wanted) => void undo(wanted),
    onActions: () => void askForActions(),
    onUpload: uploads.add,
    onRetryUpload: uploads.retry,
    onKeepUpload: uploads.keep,
    onRemoveUpload: uploads.remove,
    onCloseUploads: uploads.close,
  });

  return (
    <>
      <IncomingFaxesScreen
        model={{
          filters,
          list: list.list,
          detail: open.detail,
          requests,
          visits: faxId && seesVisits ? visits : undefined,
          openFaxId: faxId,
          counts: waiting?.faxes ?? null,
          bins,
          modalities: modalities.data ?? none,
          patientSearch: parties.patientSearch,
          physicianSearch: parties.physicianSearch,
          uploads: uploads.uploads,
          actions: actions.data ?? null,
          isListHidden,
          may: rights,
          userId: user.id,
          now,
        }}
        actions={faxActions}
        {...handlers}
      />
      {fax && (
        <Suspense>
          {reported === fax.id && (
            <MisdirectedLayer
              fax={fax}
              version={open.version}
              onReported={() => {
                open.forgetClaim();
                openNext();
              }}
              onClose={() => setReported(null)}
            />
          )}
          {attaching === fax.id && <AttachLayer fax={fax} onClose={() => setAttaching(null)} />}
        </Suspense>
      )}
    </>
  );
}
