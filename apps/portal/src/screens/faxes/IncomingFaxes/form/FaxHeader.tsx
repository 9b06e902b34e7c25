import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { PaneHeader } from '@intake/ui/Pane';
import type { Bin, FaxDetail } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { listMessages } from '../list/list.messages.ts';
import { isOverdue } from '../model/queue.ts';
import { keysOf } from '../model/shortcuts.ts';
import { formMessages as texts } from './form.messages.ts';
import { Times } from './Form.styles.ts';

export interface FaxHeaderProps {
  fax: FaxDetail;
  bins: readonly Bin[];
  now: number;
  onLeave: () => void;
}

/** Who sent it, how, when, and until when it has to be dealt with. */
export function FaxHeader({ fax, bins, now, onLeave }: FaxHeaderProps) {
  const intl = useIntl();
  const formats = useFormats();
  const sender = fax.senderName ?? (fax.from && phoneText(fax.from)) ?? fax.originalName ?? intl.formatMessage(listMessages.unknownSender);
  const bin = bins.find(({ id }) => id === fax.binId);
  const overdue = isOverdue(fax, now);
  const parts = [
    fax.senderName && fax.from ? <bdi key="from">{phoneText(fax.from)}</bdi> : null,
    fax.pageCount === null ? null : intl.formatMessage(listMessages.pages, { count: fax.pageCount }),
    bin?.name ?? null,
  ].filter((part) => part !== null);
  return (
    <PaneHeader
      size="sm"
      title={sender}
      detail={parts.map((part, at) => (
        <span key={at}>
          {at > 0 && ' · '}
          {part}
        </span>
      ))}
      actions={
        <Times>
          <span>{intl.formatMessage(texts.received, { when: formats.moment(fax.receivedAt) })}</span>
          {fax.dueAt && (
            <span data-overdue={overdue || undefined}>
              {intl.formatMessage(overdue ? texts.wasDue : texts.due, { when: formats.moment(fax.dueAt) })}
            </span>
          )}
        </Times>
      }
      backKeys={keysOf('leave')}
      onBack={onLeave}
    />
  );
}
