import { Cpu, UserRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Muted } from '@intake/ui/CrudTable';
import { LinkButton } from '@intake/ui/Link';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { PaneSection } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import type { ChartViewer } from '@intake/api/contract';
import type { Loadable } from '../../../../data/loadable.ts';
import { seenTexts as texts } from './seen.messages.ts';

export interface SeenPartProps {
  viewers: Loadable<readonly ChartViewer[]>;
  /** The events themselves. */
  trailHref: string;
  onRetry: () => void;
}

/** Who opened a chart or changed it, for those who may read the audit trail. */
export function SeenPart({ viewers, trailHref, onRetry }: SeenPartProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const title = formatMessage(texts.title);
  const detailOf = ({ views, changes, firstAt }: ChartViewer) =>
    [
      formatMessage(texts.views, { count: views }),
      changes > 0 && formatMessage(texts.changes, { count: changes }),
      formatMessage(texts.since, { date: formats.date(firstAt) }),
    ].filter(Boolean).join(' · ');
  return (
    <PaneSection
      title={title}
      actions={
        <LinkButton size="sm" href={trailHref}>
          {formatMessage(texts.trail)}
        </LinkButton>
      }
    >
      <Loaded of={viewers} waiting={<Skeleton lines={4} />} waitingLabel={formatMessage(texts.loading)} failed={{ title: formatMessage(texts.failed) }} onRetry={onRetry}>
        {(people) =>
          people.length === 0 ? (
            <Muted>{formatMessage(texts.none)}</Muted>
          ) : (
            <List
              isFramed
              isWrapped
              label={title}
              items={people.map((viewer) => ({
                id: viewer.userId ?? 'server',
                title: viewer.name,
                detail: detailOf(viewer),
                icon: viewer.userId ? <UserRound aria-hidden /> : <Cpu aria-hidden />,
                facts: [formats.dateTime(viewer.lastAt)],
              }))}
            />
          )
        }
      </Loaded>
      <Muted>{formatMessage(texts.note)}</Muted>
    </PaneSection>
  );
}
