import type { QuarantinedFile } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { PageHeader } from '@intake/ui/PageHeader';
import { Skeleton } from '@intake/ui/Skeleton';
import { Table } from '@intake/ui/Table';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import { commonMessages } from '../administration.messages.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { Page, Quiet } from '../administration.styles.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { MoreButton } from '../MoreButton.tsx';
import { StoreDialog } from '../StoreDialog.tsx';
import { causeOf, setAsideMessages as texts } from './SetAside.messages.ts';
import { Buttons, Lines } from './SetAside.styles.ts';

export interface SetAsideScreenProps {
  list: Paged<QuarantinedFile>;
  onOpen: (file: QuarantinedFile) => void | Promise<void>;
  onSettle: (file: QuarantinedFile) => Outcome;
  onMore: () => void;
  onRetry: () => void;
}

/** What could not be taken, and what to do about it. Knows nothing of network, router or store. */
export function SetAsideScreen({ list, onOpen, onSettle, onMore, onRetry }: SetAsideScreenProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [asked, setAsked] = useState<QuarantinedFile | null>(null);
  const nameOf = ({ originalName }: QuarantinedFile) => originalName ?? formatMessage(texts.unnamed);
  const number = (dialled: string | null) => <bdi>{dialled ? phoneText(dialled) : formatMessage(texts.noNumber)}</bdi>;
  const columns = [
    {
      id: 'file',
      title: formatMessage(texts.file),
      isRowHeader: true,
      cell: (file: QuarantinedFile) => (
        <Lines>
          <bdi>{nameOf(file)}</bdi>
          {(file.from ?? file.to) !== null && <Quiet>{formatMessage(texts.numbers, { from: number(file.from), to: number(file.to) })}</Quiet>}
          <Quiet>{formats.moment(file.createdAt)}</Quiet>
        </Lines>
      ),
    },
    {
      id: 'cause',
      title: formatMessage(texts.cause),
      cell: (file: QuarantinedFile) => {
        const { text, advice } = causeOf(file);
        return (
          <Lines>
            <span>{formatMessage(text)}</span>
            <Quiet>{formatMessage(advice)}</Quiet>
            {file.source === 'folder' && !file.isKept && <Quiet>{formatMessage(texts.inFolder)}</Quiet>}
          </Lines>
        );
      },
    },
    {
      id: 'state',
      title: formatMessage(texts.state),
      cell: ({ settledAt, settledBy }: QuarantinedFile) => (
        <Lines>
          <span>
            <Badge hasDot tone={settledAt ? 'success' : 'warning'}>
              {formatMessage(settledAt ? texts.settled : texts.waiting)}
            </Badge>
          </span>
          {settledAt && (
            <Quiet>
              {formatMessage(texts.settledBy, { name: <bdi>{settledBy ?? formatMessage(texts.somebody)}</bdi>, when: formats.moment(settledAt) })}
            </Quiet>
          )}
        </Lines>
      ),
    },
    {
      id: 'actions',
      title: formatMessage(commonMessages.actions),
      align: 'end' as const,
      cell: (file: QuarantinedFile) => (
        <Buttons>
          {file.isKept && (
            <Button size="sm" variant="quiet" aria-label={formatMessage(texts.openNamed, { name: nameOf(file) })} onPress={() => void onOpen(file)}>
              {formatMessage(texts.open)}
            </Button>
          )}
          {!file.settledAt && (
            <Button size="sm" aria-label={formatMessage(texts.settleNamed, { name: nameOf(file) })} onPress={() => setAsked(file)}>
              {formatMessage(texts.settle)}
            </Button>
          )}
        </Buttons>
      ),
    },
  ];
  return (
    <Page>
      <PageHeader title={formatMessage(texts.title)} description={formatMessage(texts.description)} />
      {list.state === 'loading' && <Skeleton height="10rem" />}
      {list.state === 'failed' && <LoadFailed onRetry={onRetry} />}
      {list.state === 'ready' && (
        <Table
          label={formatMessage(texts.title)}
          isLabelHidden
          isFramed
          isStacking
          columns={columns}
          rows={list.value.rows}
          rowId={({ id }) => id}
          empty={
            <EmptyState icon={<PackageCheck aria-hidden />} title={formatMessage(texts.emptyTitle)}>
              {formatMessage(texts.emptyText)}
            </EmptyState>
          }
        />
      )}
      <MoreButton list={list} onMore={onMore} />
      {asked && <SettleDialog file={asked} onSettle={onSettle} onClose={() => setAsked(null)} />}
    </Page>
  );
}

interface SettleDialogProps {
  file: QuarantinedFile;
  onSettle: SetAsideScreenProps['onSettle'];
  onClose: () => void;
}

function SettleDialog({ file, onSettle, onClose }: SettleDialogProps) {
  const { formatMessage } = useIntl();
  const form = useForm({ initial: {}, save: () => onSettle(file), onSaved: onClose });
  return (
    <StoreDialog title={formatMessage(texts.settleTitle)} confirmLabel={formatMessage(texts.confirm)} form={form} onClose={onClose}>
      <bdi>{file.originalName ?? formatMessage(texts.unnamed)}</bdi>
      <p>{formatMessage(texts.settleText)}</p>
    </StoreDialog>
  );
}
