import type { QuarantinedFile } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable } from '@intake/ui/CrudTable';
import { Page } from '@intake/ui/Page';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { StoreDialog } from '../StoreDialog.tsx';
import { causeOf, setAsideMessages as texts } from './SetAside.messages.ts';

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
        <CellText
          isName
          details={
            <>
              {(file.from ?? file.to) !== null && <span>{formatMessage(texts.numbers, { from: number(file.from), to: number(file.to) })}</span>}
              <span>{formats.moment(file.createdAt)}</span>
            </>
          }
        >
          <bdi>{nameOf(file)}</bdi>
        </CellText>
      ),
    },
    {
      id: 'cause',
      title: formatMessage(texts.cause),
      cell: (file: QuarantinedFile) => {
        const { text, advice } = causeOf(file);
        return (
          <CellText
            details={
              <>
                <span>{formatMessage(advice)}</span>
                {file.source === 'folder' && !file.isKept && <span>{formatMessage(texts.inFolder)}</span>}
              </>
            }
          >
            {formatMessage(text)}
          </CellText>
        );
      },
    },
    {
      id: 'state',
      title: formatMessage(texts.state),
      cell: ({ settledAt, settledBy }: QuarantinedFile) => (
        <CellText
          details={
            settledAt && (
              <span>{formatMessage(texts.settledBy, { name: <bdi>{settledBy ?? formatMessage(texts.somebody)}</bdi>, when: formats.moment(settledAt) })}</span>
            )
          }
        >
          <Badge hasDot tone={settledAt ? 'success' : 'warning'}>
            {formatMessage(settledAt ? texts.settled : texts.waiting)}
          </Badge>
        </CellText>
      ),
    },
  ];
  return (
    <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      <CrudTable
        title={formatMessage(texts.title)}
        isTitleHidden
        columns={columns}
        rows={list}
        empty={{ icon: <PackageCheck aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        rowActions={(file) => (
          <>
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
          </>
        )}
        onMore={onMore}
        onRetry={onRetry}
      />
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
