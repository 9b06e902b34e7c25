import type { EmrPlaces, EmrTarget } from '@intake/api/contract';
import type { EmrError } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable, Muted } from '@intake/ui/CrudTable';
import { FolderOutput } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ready, type Loadable } from '../../../data/loadable.ts';
import { errorNames } from '../../../shared/emrExports/emrExports.messages.ts';
import { exportMessages as texts, formatNames, transportNames } from './EmrExports.messages.ts';

export interface EmrTargetListProps {
  targets: Loadable<{ targets: readonly EmrTarget[]; places: EmrPlaces }>;
  mayCreate: boolean;
  onTry: (target: { id: string }) => Promise<EmrError | null>;
  onCreate: () => void;
  onEdit: (edit: { target: EmrTarget }) => void;
  onRetry: () => void;
}

type Tried = { name: string; error: EmrError | null };

/** The systems of a clinic, each with how it is. */
export function EmrTargetList({ targets, mayCreate, onTry, onCreate, onEdit, onRetry }: EmrTargetListProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [trying, setTrying] = useState<string | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const tryOne = async ({ id, name }: EmrTarget) => {
    setTrying(id);
    setTried(null);
    const error = await onTry({ id });
    setTried({ name, error });
    setTrying(null);
  };
  return (
    <div>
      {tried && (
        <Banner tone={tried.error ? 'danger' : 'success'} onDismiss={() => setTried(null)}>
          {tried.error ? formatMessage(texts.tryFails, { name: tried.name, reason: formatMessage(errorNames[tried.error]) }) : formatMessage(texts.tryWorks, { name: tried.name })}
        </Banner>
      )}
      <CrudTable
        title={formatMessage(texts.targets)}
        rows={targets.state === 'ready' ? ready(targets.value.targets, targets.stale) : targets}
        {...(mayCreate && { create: { label: formatMessage(texts.create), onCreate } })}
        empty={{ icon: <FolderOutput aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        columns={[
          {
            id: 'name',
            title: formatMessage(texts.name),
            isRowHeader: true,
            cell: ({ name, transport, place }) => (
              <CellText isName details={<>{formatMessage(transportNames[transport])} · <code>{place}</code></>}>
                {name}
              </CellText>
            ),
          },
          { id: 'gets', title: formatMessage(texts.gets), cell: ({ format }) => formatMessage(formatNames[format]) },
          {
            id: 'status',
            title: formatMessage(texts.status),
            cell: ({ isActive, attention }) => (
              <CellText details={attention > 0 && formatMessage(texts.attention, { count: attention })}>
                <Badge tone={isActive ? (attention > 0 ? 'warning' : 'success') : 'neutral'} hasDot>
                  {formatMessage(isActive ? texts.active : texts.stopped)}
                </Badge>
              </CellText>
            ),
          },
          { id: 'last', title: formatMessage(texts.last), cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? formats.moment(lastDeliveredAt) : <Muted>{formatMessage(texts.never)}</Muted>) },
        ]}
        nameOf={({ name }) => name}
        rowActions={(target) => (
          <Button size="sm" isPending={trying === target.id} aria-label={formatMessage(texts.tryOne, { name: target.name })} onPress={() => void tryOne(target)}>
            {formatMessage(texts.try)}
          </Button>
        )}
        onEdit={(target) => onEdit({ target })}
        onRetry={onRetry}
      />
    </div>
  );
}
