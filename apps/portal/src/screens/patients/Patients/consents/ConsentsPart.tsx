import { Ban, Check, Mail, MessageSquare, Phone } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { Muted } from '@intake/ui/CrudTable';
import { List } from '@intake/ui/List';
import { Loaded } from '@intake/ui/Loaded';
import { PaneSection } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import type { ConsentEvent, Consents, ConsentState } from '@intake/api/contract';
import type { ConsentChannel } from '@intake/api/rules';
import type { Loadable } from '../../../../data/loadable.ts';
import { ConsentDrawer, type ConsentDrawerProps } from './ConsentDrawer.tsx';
import { Parts } from './consents.styles.ts';
import { actNames, channelNames, consentTexts as texts, kindNames, sourceNames, statusNames } from './consents.messages.ts';

export interface ConsentsPartProps extends Pick<ConsentDrawerProps, 'onRecord'> {
  consents: Loadable<Consents>;
  mayWrite: boolean;
  onRetry: () => void;
}

const tones = { given: 'success', withdrawn: 'danger', expired: 'warning', none: 'neutral' } as const;
const icons = { sms: <MessageSquare aria-hidden />, email: <Mail aria-hidden />, voice: <Phone aria-hidden /> };

/** Whether the patient may be reached by each channel, and everything that they said about it. */
export function ConsentsPart({ consents, mayWrite, onRecord, onRetry }: ConsentsPartProps) {
  const { formatMessage } = useIntl();
  const [channel, setChannel] = useState<ConsentChannel | null>(null);
  return (
    <>
      <Loaded
        of={consents}
        waiting={<Skeleton lines={6} />}
        waitingLabel={formatMessage(texts.loading)}
        failed={{ title: formatMessage(texts.failed) }}
        onRetry={onRetry}
      >
        {({ states, history }) => (
          <Parts>
            <States states={states} onRecord={mayWrite ? setChannel : null} />
            <History history={history} />
          </Parts>
        )}
      </Loaded>
      {channel && <ConsentDrawer channel={channel} onRecord={onRecord} onClose={() => setChannel(null)} />}
    </>
  );
}

interface StatesProps {
  states: readonly ConsentState[];
  onRecord: ((channel: ConsentChannel) => void) | null;
}

function States({ states, onRecord }: StatesProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const title = formatMessage(texts.states);
  const detailOf = ({ status, kind, since, until }: ConsentState) => [
    kind && formatMessage(kindNames[kind]),
    since && formatMessage(texts.since, { date: formats.date(since) }),
    until && formatMessage(status === 'expired' ? texts.ended : texts.until, { date: formats.date(until) }),
  ].filter(Boolean).join(' · ');
  return (
    <PaneSection title={title}>
      <List
        isFramed
        isWrapped
        label={title}
        items={states.map((state) => {
          const name = formatMessage(channelNames[state.channel]);
          return {
            id: state.channel,
            title: name,
            detail: detailOf(state),
            icon: icons[state.channel],
            end: (
              <>
                <Badge tone={tones[state.status]}>{formatMessage(statusNames[state.status])}</Badge>
                {onRecord && (
                  <Button size="sm" aria-label={formatMessage(texts.recordNamed, { channel: name })} onPress={() => onRecord(state.channel)}>
                    {formatMessage(texts.record)}
                  </Button>
                )}
              </>
            ),
          };
        })}
      />
    </PaneSection>
  );
}

function History({ history }: { history: readonly ConsentEvent[] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const title = formatMessage(texts.history);
  return (
    <PaneSection title={title}>
      {history.length === 0 ? (
        <Muted>{formatMessage(texts.noHistory)}</Muted>
      ) : (
        <List
          isFramed
          isWrapped
          label={title}
          items={history.map(({ id, channel, act, kind, source, wording, note, effectiveAt, recordedAt, recordedBy }) => ({
            id,
            title: formatMessage(texts.entry, { channel: formatMessage(channelNames[channel]), act: formatMessage(actNames[act]) }),
            icon: act === 'given' ? <Check aria-hidden /> : <Ban aria-hidden />,
            detail: (
              <>
                <div>{[kind && formatMessage(kindNames[kind]), formatMessage(sourceNames[source])].filter(Boolean).join(' · ')}</div>
                {wording && (
                  <div>
                    <q>{wording}</q>
                  </div>
                )}
                {note && <div>{note}</div>}
                <div>{formatMessage(texts.recordedBy, { name: recordedBy, date: formats.dateTime(recordedAt) })}</div>
              </>
            ),
            facts: [formats.dateTime(effectiveAt)],
          }))}
        />
      )}
    </PaneSection>
  );
}
