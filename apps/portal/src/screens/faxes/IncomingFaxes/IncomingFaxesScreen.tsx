import { Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FileDropArea } from '@intake/ui/FileDrop';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { Commands, useCommand } from './commands.tsx';
import { useUnsaved } from '../../../data/forms/useUnsaved.ts';
import { FaxList } from './list/FaxList.tsx';
import { listMessages } from './list/list.messages.ts';
import { formMessages } from './form/form.messages.ts';
import { activeFilterCount, noFilters } from './model/filters.ts';
import type { Filters } from './model/filters.ts';
import { createKeptDrafts } from './model/keptDrafts.ts';
import { rowAt } from './model/queue.ts';
import type { FaxActions, IncomingFaxesModel } from './model/screenModel.ts';
import { FaxPane, NothingOpen } from './pane/FaxPane.tsx';
import { TopBar } from './topBar/TopBar.tsx';
import { uploadMessages } from './uploads/uploads.messages.ts';
import { LazyUploadTray } from './uploads/LazyUploadTray.ts';

export interface IncomingFaxesScreenProps {
  model: IncomingFaxesModel;
  actions: FaxActions;
  onFilter: (change: { filters: Filters }) => void;
  /** Null closes the open fax. */
  onOpen: (open: { faxId: string | null }) => void;
  onListHide: (change: { isHidden: boolean }) => void;
  onMore: () => void;
  onShowNew: () => void;
  onRetryList: () => void;
  onUndo: (undo: { actionId: string | null }) => void;
  onActions: () => void;
  onUpload: (choice: { files: File[]; refused?: string[] }) => void;
  onRetryUpload: (retry: { id: string }) => void;
  onKeepUpload: (keep: { id: string }) => void;
  onRemoveUpload: (removal: { id: string }) => void;
  onCloseUploads: () => void;
}

/** The triage workbench. Knows nothing of the network, the router or the store. */
export function IncomingFaxesScreen(props: IncomingFaxesScreenProps) {
  return (
    <Commands>
      <Workbench {...props} />
    </Commands>
  );
}

function Workbench(props: IncomingFaxesScreenProps) {
  const { model, actions, onFilter, onOpen, onListHide, onMore, onShowNew, onRetryList, onUndo, onActions, onUpload } = props;
  const intl = useIntl();
  const { list, filters, counts, bins, actions: lastActions, openFaxId, isListHidden, may, userId, now } = model;
  const rows = list.state === 'ready' ? list.value.rows : [];
  const [cursor, setCursor] = useState(openFaxId);
  const [seenOpen, setSeenOpen] = useState(openFaxId);
  if (seenOpen !== openFaxId) {
    setSeenOpen(openFaxId);
    if (openFaxId) setCursor(openFaxId);
  }
  const [keptDrafts] = useState(createKeptDrafts);
  // Another fax of the list is no loss: what was changed is kept beside it.
  useUnsaved(({ leavesPage }) => leavesPage && keptDrafts.areUnsaved());
  // Beside an open fax the list is as narrow as it can be read, until somebody makes it wider.
  const [besideRatio, setBesideRatio] = useState(0);
  const [aloneRatio, setAloneRatio] = useState(0.26);
  const current = rows.some(({ id }) => id === cursor) ? cursor : null;

  // One message instead of two: there is nothing to choose, and so nothing to say beside it.
  const hasNothing = rows.length === 0 && list.state !== 'loading' && openFaxId === null;

  const move = (steps: number) => setCursor(rowAt(rows, current, steps)?.id ?? null);
  const first = current ?? rows[0]?.id ?? null;
  useCommand('nextRow', () => move(1));
  useCommand('previousRow', () => move(-1));
  useCommand('open', first ? () => onOpen({ faxId: first }) : null);
  const isHidden = openFaxId !== null && isListHidden;
  const toggleList = useMemo(() => (openFaxId === null ? null : () => onListHide({ isHidden: !isHidden })), [openFaxId, isHidden, onListHide]);
  useCommand('toggleList', toggleList);
  useCommand('undo', may.triage ? () => onUndo({ actionId: null }) : null);

  const isFiltered = activeFilterCount(filters) > 0 || filters.binId !== null || filters.view !== noFilters.view;
  // Bar and list are drawn when they say something else: most that happens is about the open fax.
  const queue = useMemo(
    () => (
      <FaxList
        list={list}
        cursor={current}
        openFaxId={openFaxId}
        userId={userId}
        now={now}
        isFiltered={isFiltered}
        onCursor={({ faxId }) => setCursor(faxId)}
        onOpen={onOpen}
        onMore={onMore}
        onShowNew={onShowNew}
        onClearFilters={() => onFilter({ filters: noFilters })}
        onRetry={onRetryList}
      />
    ),
    [list, current, openFaxId, userId, now, isFiltered, onOpen, onMore, onShowNew, onFilter, onRetryList],
  );
  const topBar = useMemo(
    () => (
      <TopBar
        model={{ filters, counts, bins, actions: lastActions, may, openFaxId, isListHidden }}
        onFilter={onFilter}
        onUpload={onUpload}
        onUndo={onUndo}
        onActions={onActions}
        onListToggle={toggleList}
      />
    ),
    [filters, counts, bins, lastActions, may, openFaxId, isListHidden, onFilter, onUpload, onUndo, onActions, toggleList],
  );

  return (
    <Workspace title={intl.formatMessage(listMessages.title)}>
      <FileDropArea
        label={intl.formatMessage(uploadMessages.drop)}
        isDisabled={!may.triage}
        onChoose={onUpload}
      >
        {topBar}
        {hasNothing ? (
          queue
        ) : (
          <MasterDetail
            listLabel={intl.formatMessage(listMessages.title)}
            detailLabel={intl.formatMessage(formMessages.openFax)}
            ratio={openFaxId ? besideRatio : aloneRatio}
            minStart={openFaxId ? 208 : 260}
            minEnd={600}
            openId={openFaxId}
            isListHidden={isHidden}
            onResize={({ ratio }) => (openFaxId ? setBesideRatio(ratio) : setAloneRatio(ratio))}
            onClose={() => onOpen({ faxId: null })}
            list={queue}
            detail={<FaxPane model={model} actions={actions} keptDrafts={keptDrafts} onOpen={onOpen} />}
            none={<NothingOpen firstFaxId={first} onOpen={onOpen} />}
          />
        )}
        {model.uploads.length > 0 && (
          <Suspense>
            <LazyUploadTray
              uploads={model.uploads}
              onOpen={onOpen}
              onRetry={props.onRetryUpload}
              onKeep={props.onKeepUpload}
              onRemove={props.onRemoveUpload}
              onClose={props.onCloseUploads}
            />
          </Suspense>
        )}
      </FileDropArea>
    </Workspace>
  );
}
