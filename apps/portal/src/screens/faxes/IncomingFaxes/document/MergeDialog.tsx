import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Dialog } from '@intake/ui/Dialog';
import { List } from '@intake/ui/List';
import type { FaxSummary } from '@intake/api/contract';
import { nameOfFax } from '../list/faxRow.tsx';
import { listMessages } from '../list/list.messages.ts';
import { documentMessages as texts } from './document.messages.ts';

export interface MergeDialogProps {
  isOpen: boolean;
  others: readonly FaxSummary[];
  onMerge: (merge: { fax: FaxSummary }) => void;
  onClose: () => void;
}

/** Chooses the fax whose pages are added at the end. */
export function MergeDialog({ isOpen, others, onMerge, onClose }: MergeDialogProps) {
  const intl = useIntl();
  const formats = useFormats();
  const [chosen, setChosen] = useState<string>();
  const fax = others.find(({ id }) => id === chosen);
  return (
    <Dialog
      title={intl.formatMessage(texts.mergeTitle)}
      isOpen={isOpen}
      onOpenChange={(change) => !change.isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{intl.formatMessage(texts.cancel)}</Button>
          <Button variant="primary" isDisabled={!fax} onPress={() => fax && onMerge({ fax })}>
            {intl.formatMessage(texts.mergeConfirm)}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage(others.length > 0 ? texts.mergeText : texts.mergeNone)}</p>
      {others.length > 0 && (
        <List
          isFramed
          label={intl.formatMessage(texts.mergeChoice)}
          items={others.map((other) => ({
            id: other.id,
            title: nameOfFax(other, intl),
            detail: `${intl.formatMessage(listMessages.pages, { count: other.pageCount ?? 0 })} · ${formats.moment(other.receivedAt)}`,
          }))}
          selected={chosen}
          onSelect={({ id }) => setChosen(id)}
        />
      )}
    </Dialog>
  );
}
