import type { Import } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable } from '@intake/ui/CrudTable';
import { FileUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import { importsMessages as texts, kindNames, stateNames, stateTones } from './Imports.messages.ts';
import { isUntried, type ImportsActions, type ImportsModel } from './Imports.model.ts';

export interface ImportHistoryProps extends Pick<ImportsActions, 'onOpen' | 'onMore' | 'onRetry'> {
  history: ImportsModel['history'];
}

/** What was imported, by whom, and what came of it; the newest first. */
export function ImportHistory({ history, onOpen, onMore, onRetry }: ImportHistoryProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const columns = [
    {
      id: 'file',
      title: formatMessage(texts.file),
      isRowHeader: true,
      cell: ({ fileName, kind, createdAt, createdBy }: Import) => (
        <CellText
          isName
          details={
            <>
              <span>{formatMessage(kindNames[kind])}</span>
              <span>{formatMessage(texts.by, { name: <bdi>{createdBy}</bdi>, date: formats.moment(createdAt) })}</span>
            </>
          }
        >
          <bdi>{fileName}</bdi>
        </CellText>
      ),
    },
    {
      id: 'result',
      title: formatMessage(texts.result),
      cell: ({ state, counts, undoneAt, finishedAt }: Import) =>
        undoneAt
          ? formatMessage(texts.undoneResult, { removed: counts.removed, restored: counts.restored, kept: counts.kept })
          : finishedAt
            ? formatMessage(texts.doneResult, { made: counts.made, changed: counts.changed })
            : !isUntried(state) && formatMessage(texts.planned, { count: counts.create + counts.update, errors: counts.error }),
    },
    {
      id: 'state',
      title: formatMessage(texts.state),
      cell: ({ state }: Import) => (
        <Badge hasDot tone={stateTones[state]}>
          {formatMessage(stateNames[state])}
        </Badge>
      ),
    },
  ];
  return (
    <CrudTable
      title={formatMessage(texts.history)}
      columns={columns}
      rows={history}
      empty={{ icon: <FileUp aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
      rowActions={({ id, fileName }) => (
        <Button size="sm" aria-label={formatMessage(texts.openNamed, { name: fileName })} onPress={() => onOpen({ id })}>
          {formatMessage(texts.open)}
        </Button>
      )}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}
