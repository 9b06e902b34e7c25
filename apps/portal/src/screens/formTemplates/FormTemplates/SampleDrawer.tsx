import type { FaxSummary } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Drawer } from '@intake/ui/Drawer';
import { EmptyState } from '@intake/ui/EmptyState';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { Skeleton } from '@intake/ui/Skeleton';
import { FileText } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import { formTemplateMessages as texts } from './FormTemplates.messages.ts';
import { Quiet, Stack } from './FormTemplates.styles.ts';

export interface SampleDrawerProps {
  faxes: Loadable<readonly FaxSummary[]>;
  onRetry: () => void;
  onChoose: (choice: { faxId: string }) => void;
  onClose: () => void;
}

/** Faxes that were filed, the newest first: one of them is drawn on. */
export function SampleDrawer({ faxes, onRetry, onChoose, onClose }: SampleDrawerProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Drawer title={formatMessage(texts.sampleTitle)} isOpen onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <Stack>
        <Quiet>{formatMessage(texts.sampleText)}</Quiet>
        <Loaded of={faxes} waiting={<Skeleton lines={8} />} onRetry={onRetry}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState icon={<FileText aria-hidden />} title={formatMessage(texts.sampleEmpty)}>
                {formatMessage(texts.sampleEmptyText)}
              </EmptyState>
            ) : (
              <List
                isFramed
                label={formatMessage(texts.sampleTitle)}
                items={all.map((fax) => ({
                  id: fax.id,
                  title: fax.senderName ?? (fax.from ? phoneText(fax.from) : formatMessage(texts.unknownSender)),
                  detail: fax.senderName && fax.from ? <bdi>{phoneText(fax.from)}</bdi> : undefined,
                  facts: [formats.dateTime(fax.receivedAt), formatMessage(texts.pages, { count: fax.pageCount ?? 0 })],
                }))}
                onAction={({ id }) => onChoose({ faxId: id })}
              />
            )
          }
        </Loaded>
      </Stack>
    </Drawer>
  );
}
