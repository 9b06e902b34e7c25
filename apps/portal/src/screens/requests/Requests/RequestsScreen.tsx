import { requestViews, type RequestEvent, type RequestView, type StatedKey } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { FilterBar, FilterViews } from '@intake/ui/FilterBar';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { Skeleton } from '@intake/ui/Skeleton';
import { SplitView } from '@intake/ui/SplitView';
import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { useCountText } from '../../../shared/counts/useCountText.ts';
import { FaxPreview } from '../../../shared/faxPreview/FaxPreview.tsx';
import { ActionDrawer, type Act } from './ActionDrawer.tsx';
import { RequestKeys } from './RequestKeys.tsx';
import { RequestList } from './RequestList.tsx';
import { RequestPane } from './RequestPane.tsx';
import { createLabels, keyMessages, kindTitles, listMessages as texts, paneMessages } from './Requests.messages.ts';
import { isAsking, neighbourOf, type AskingEvent, type RequestsModel } from './Requests.model.ts';
import { SaveDrawer, type SavedFields, type SaveDrawerProps } from './SaveDrawer.tsx';
import { requestViewNames } from './words.messages.ts';

export interface RequestsScreenProps {
  model: RequestsModel;
  onView: (change: { view: RequestView }) => void;
  /** Null closes the request that is open. */
  onOpen: (open: { id: string | null }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  onAct: (act: Act) => Outcome;
  onUndo: () => void;
  onAssign: (assign: { assigneeId: string | null }) => void;
  onNote: (note: { text: string; mentions: string[] }) => Outcome;
  onTake: (take: { field: StatedKey }) => void;
  onTick: (tick: { at: number; isDone: boolean }) => void;
  onSearch: SaveDrawerProps['onSearch'];
  /** `isNew` where it is made by hand. */
  onSave: (save: SavedFields & { isNew: boolean }) => Outcome;
  onShowFax: (show: { faxId: string | null }) => void;
  onShowPage: (shown: { page: number }) => void;
  onRetryPreview: () => void;
}

type Open = { what: 'save'; isNew: boolean } | { what: 'act'; event: AskingEvent | 'accept' } | null;

/** What events without a question say besides themselves. */
const plainAct = (event: Exclude<RequestEvent, AskingEvent>): Act => {
  if (event === 'accept') return { event, isTold: false, expectedWaitWeeks: null };
  if (event === 'acknowledge' || event === 'booked') return { event, isTold: false };
  return { event };
};

/** The work list of one kind of request, the open one, and the pages that it came with. Knows nothing of network, router or store. */
export function RequestsScreen(props: RequestsScreenProps) {
  const { model, onView, onOpen, onAct, onSave } = props;
  const { formatMessage } = useIntl();
  const countText = useCountText();
  const [open, setOpen] = useState<Open>(null);
  const { kind, view, counts, list, detail, openId, preview, may } = model;
  const request = detail.state === 'ready' ? detail.value : null;
  const close = () => setOpen(null);
  const run = (event: RequestEvent) => {
    if (isAsking(event)) setOpen({ what: 'act', event });
    else void onAct(plainAct(event));
  };
  const step = ({ by }: { by: 1 | -1 }) => {
    const id = neighbourOf(list.state === 'ready' ? list.value.rows : [], openId, by);
    if (id) onOpen({ id });
  };

  const work =
    detail.state === 'none' ? null : (
      <Loaded of={detail} isPane waiting={<Skeleton lines={12} />} onRetry={props.onRetryDetail}>
        {(value) => (
          <RequestPane
            key={value.id}
            {...props}
            request={value}
            onEvent={run}
            onEdit={() => setOpen({ what: 'save', isNew: false })}
            onAcceptWithWait={() => setOpen({ what: 'act', event: 'accept' })}
            onClose={() => onOpen({ id: null })}
          />
        )}
      </Loaded>
    );
  const reading =
    preview.state === 'none' ? (
      work
    ) : (
      <SplitView
        startLabel={formatMessage(paneMessages.detail)}
        endLabel={formatMessage(paneMessages.pages)}
        defaultRatio={0.4}
        minStart={340}
        minEnd={360}
        narrowPane="both"
        start={work}
        end={
          <FaxPreview
            model={preview}
            workbenchHref={null}
            onShowPage={props.onShowPage}
            onRetry={props.onRetryPreview}
            onClose={() => props.onShowFax({ faxId: null })}
          />
        }
      />
    );
  return (
    <Workspace title={formatMessage(kindTitles[kind])}>
      <RequestKeys
        request={request && may.write ? request : undefined}
        onStep={step}
        onEvent={run}
        onCreate={may.write ? () => setOpen({ what: 'save', isNew: true }) : null}
        onEdit={request && may.write ? () => setOpen({ what: 'save', isNew: false }) : null}
        onUndo={request?.undoable ? props.onUndo : null}
        onClose={openId ? () => onOpen({ id: null }) : null}
      />
      <FilterBar
        isCovered={openId !== null}
        lead={
          <FilterViews
            label={formatMessage(texts.views)}
            value={view}
            views={requestViews.map((id) => {
              const count = counts?.views[id];
              const tone = id === 'overdue' || id === 'at-risk' ? 'danger' : undefined;
              return { id, label: formatMessage(requestViewNames[id]), count: count ? countText(count, counts?.limit) : undefined, tone };
            })}
            onChange={({ value }) => onView({ view: value })}
          />
        }
      >
        {may.write && (
          <Button size="sm" icon={<Plus aria-hidden />} aria-keyshortcuts="n" onPress={() => setOpen({ what: 'save', isNew: true })}>
            {formatMessage(createLabels[kind])}
          </Button>
        )}
      </FilterBar>
      <MasterDetail
        listLabel={formatMessage(texts.list)}
        detailLabel={formatMessage(keyMessages.requestGroup)}
        defaultRatio={0.3}
        minStart={300}
        minEnd={360}
        openId={openId}
        onClose={() => onOpen({ id: null })}
        list={<RequestList model={model} onOpen={onOpen} onMore={props.onMore} onRetry={props.onRetry} />}
        detail={reading}
        none={
          <EmptyState icon={<ClipboardList aria-hidden />} title={formatMessage(paneMessages.chooseTitle)}>
            {formatMessage(paneMessages.chooseText)}
          </EmptyState>
        }
      />
      {open?.what === 'act' && request && <ActionDrawer event={open.event} missing={request.missing} onAct={onAct} onClose={close} />}
      {open?.what === 'save' && (
        <SaveDrawer
          model={model}
          request={open.isNew ? null : request}
          onSearch={props.onSearch}
          onSave={(save) => onSave({ ...save, isNew: open.isNew })}
          onClose={close}
        />
      )}
    </Workspace>
  );
}
