import { skipToken } from '@reduxjs/toolkit/query';
import type { ImportRowView, ImportSettings } from '@intake/api/contract';
import {
  putFile, useCancelImportMutation, useCheckImportMutation, useCreateImportMutation, useDiscardImportMutation, useExportImportRowsMutation, useGetImportQuery, useListImportRowsInfiniteQuery,
  useListImportsInfiniteQuery, usePreviewImportQuery, useStartImportMutation, useUndoImportMutation,
} from '@intake/api/client';
import { largestImport } from '@intake/api/rules';
import { isLocale } from '@intake/i18n';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import { importKindOf } from '../../../shared/imports/importPath.ts';
import { isUnderWay, openOf, type Sending } from './Imports.model.ts';
import { ImportsScreen } from './ImportsScreen.tsx';

const pageSize = 50;

/** Wires the address and the API to the screen. The address holds an id; what was said of a file stays in memory until it is checked. */
export function ImportsRoute() {
  const intl = useIntl();
  const [address, setAddress] = useSearchParams();
  const id = openOf(address);
  const kind = importKindOf(address);
  const [sending, setSending] = useState<Sending | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [said, setSaid] = useState<Partial<ImportSettings> | null>(null);
  const [view, setView] = useState<ImportRowView>('all');

  const history = useListImportsInfiniteQuery(id ? skipToken : { query: { limit: pageSize } });
  const one = useGetImportQuery(id ? { params: { id } } : skipToken);
  const open = id ? one.currentData : undefined;
  const isChoosing = open?.state === 'uploaded' || (open?.state === 'checked' && said !== null);
  const preview = usePreviewImportQuery(id && isChoosing ? { params: { id }, body: said ?? open?.settings ?? {} } : skipToken);
  const hasRows = open && !isChoosing && !isUnderWay(open.state) && (open.state === 'checked' || open.rowsUntil !== null);
  const rows = useListImportRowsInfiniteQuery(id && hasRows ? { params: { id }, query: { limit: pageSize, view } } : skipToken);
  const [createImport] = useCreateImportMutation();
  const [checkImport] = useCheckImportMutation();
  const [startImport] = useStartImportMutation();
  const [cancelImport] = useCancelImportMutation();
  const [undoImport] = useUndoImportMutation();
  const [discardImport] = useDiscardImportMutation();
  const [exportRows] = useExportImportRowsMutation();

  const go = (next: string | null) => {
    setSaid(null);
    setView('all');
    setAddress(next ? { id: next } : {}, { replace: next === null });
  };
  const send = async ({ file }: { file: File }) => {
    setRefused(file.size === 0 ? 'empty' : file.size > largestImport ? 'too-large' : null);
    if (file.size === 0 || file.size > largestImport) return;
    setSending({ name: file.name, progress: 0 });
    try {
      const made = await createImport({ body: { kind, fileName: file.name.slice(0, 255), size: file.size } }).unwrap();
      await putFile(made.url, file, { onProgress: (progress) => setSending({ name: file.name, progress }) });
      go(made.id);
    } catch (error) {
      setRefused(problemOf(error).code);
    } finally {
      setSending(null);
    }
  };
  const step = async (run: typeof startImport | typeof cancelImport | typeof undoImport) => problemIn(await run({ params: { id: id ?? '' }, body: { version: open?.version ?? 0 } }));

  return (
    <ImportsScreen
      model={{
        history: pagedOf(history),
        kind,
        sending,
        refused,
        open: id ? loadableOf(one) : { state: 'none' },
        // While another reading is asked for, the last one stays to be seen.
        preview: isChoosing ? loadableOf({ ...preview, currentData: preview.currentData ?? preview.data }) : { state: 'none' },
        rows: pagedOf(rows),
        view,
      }}
      onKind={(change) => setAddress(change, { replace: true })}
      onChoose={(chosen) => void send(chosen)}
      onOpen={(opened) => go(opened.id)}
      onMore={() => void history.fetchNextPage()}
      onRetry={() => void history.refetch()}
      onRetryOpen={() => void (isChoosing ? preview.refetch() : one.refetch())}
      onSay={(more) => setSaid({ ...open?.settings, ...said, ...more })}
      onCheck={async ({ settings }) => {
        const problem = problemIn(await checkImport({ params: { id: id ?? '' }, body: { version: open?.version ?? 0, settings } }));
        if (problem === null) setSaid(null);
        return problem;
      }}
      onRevise={() => setSaid({ ...open?.settings })}
      onView={(change) => setView(change.view)}
      onMoreRows={() => void rows.fetchNextPage()}
      onStart={() => step(startImport)}
      onCancel={() => step(cancelImport)}
      onUndo={() => step(undoImport)}
      onDiscard={async () => {
        const problem = problemIn(await discardImport({ body: { id: id ?? '', version: open?.version ?? 0 } }));
        if (problem === null) go(null);
        return problem;
      }}
      onExport={async () => {
        const locale = intl.locale.slice(0, 2);
        const answer = await exportRows({ params: { id: id ?? '' }, body: { locale: isLocale(locale) ? locale : 'en' } });
        if (answer.data) Object.assign(document.createElement('a'), { href: answer.data.url, download: '' }).click();
        return problemIn(answer);
      }}
    />
  );
}
