import type { BreachDetail } from '@intake/api/contract';
import { breachStateOn, mayTellByLetter, phoneText, type BreachEvent } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { LinkButton } from '@intake/ui/Link';
import { List } from '@intake/ui/List';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { useIntl } from 'react-intl';
import { deliveryStatusNames } from '../../../shared/letters/letters.messages.ts';
import { disposalNames, informationNames } from '../../../shared/misdirected/misdirected.messages.ts';
import { entryMessages as texts, eventNames, letterMessages, registerMessages, stateNames } from './Register.messages.ts';
import { eventsOf, stateTones } from './Register.model.ts';

export interface EntryPaneProps {
  breach: BreachDetail;
  today: string;
  mayReadFaxes: boolean;
  onEvent: (event: { event: BreachEvent }) => void;
  /** Left out where nothing may be sent. */
  onLetter?: (() => void) | undefined;
  onClose: () => void;
}

/** One entry: what came, what has to be done until when, who was told, who saw it. */
export function EntryPane({ breach, today, mayReadFaxes, onEvent, onLetter, onClose }: EntryPaneProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const state = breachStateOn(breach, today);
  const isUntold = mayTellByLetter(breach);
  const { readers, lockedCount, notifiedAt, notice, noticeStatus } = breach;
  const by = (time: string | null, name: string | null) => time && formatMessage(texts.by, { date: formats.dateTime(time), name });
  const told = notifiedAt
    ? formatMessage(notice === 'letter' ? texts.letterArrived : texts.toldBy, { date: formats.dateTime(notifiedAt) })
    : noticeStatus
      ? formatMessage(texts.letterState, { state: formatMessage(deliveryStatusNames[noticeStatus]) })
      : formatMessage(texts.notTold);
  const fact = (id: keyof typeof texts, details: string | null) => (details ? [{ id, term: formatMessage(texts[id]), details: <bdi>{details}</bdi> }] : []);
  return (
    <Pane>
      <PaneHeader
        title={breach.senderName ?? formatMessage(registerMessages.unknownSender)}
        detail={breach.pageCount === null ? undefined : formatMessage(registerMessages.pages, { count: breach.pageCount })}
        status={
          <Badge hasDot tone={stateTones[state]}>
            {formatMessage(stateNames[state])}
          </Badge>
        }
        onBack={onClose}
      >
        {onLetter && isUntold && (
          <Button size="sm" variant="primary" onPress={onLetter}>
            {formatMessage(letterMessages.title)}
          </Button>
        )}
        {eventsOf(breach, today).map((event, at) => (
          <Button key={event} size="sm" variant={event === 'withdraw' ? 'quiet' : at === 0 && !(onLetter && isUntold) ? 'primary' : 'secondary'} onPress={() => onEvent({ event })}>
            {formatMessage(eventNames[event])}
          </Button>
        ))}
        {mayReadFaxes && state !== 'contained' && (
          <LinkButton size="sm" variant="quiet" href={`/app/apps/faxes?fax=${breach.faxId}`}>
            {formatMessage(texts.open)}
          </LinkButton>
        )}
      </PaneHeader>
      <PaneBody>
        {state === 'overdue' && (
          <Banner tone="danger" title={formatMessage(texts.overdueTitle, { date: formats.calendarDate(breach.dueOn) })}>
            {formatMessage(disposalNames[breach.disposal])}
          </Banner>
        )}
        {isUntold && (
          <Banner tone="warning" title={noticeStatus ? told : formatMessage(texts.untoldTitle)}>
            {formatMessage(texts.tellText)}
          </Banner>
        )}
        <DescriptionList
          items={[
            ...fact('from', breach.from && phoneText(breach.from)),
            ...fact('received', formats.dateTime(breach.receivedAt)),
            ...fact('reported', by(breach.reportedAt, breach.reportedBy)),
            ...fact('what', breach.description),
            ...fact('information', formats.list(breach.information.map((kind) => formatMessage(informationNames[kind])))),
            ...fact('people', formats.number(breach.peopleCount)),
            ...fact('sender', told),
            ...fact('disposal', formatMessage(disposalNames[breach.disposal])),
            ...fact('dueOn', formats.calendarDate(breach.dueOn)),
            ...fact('done', by(breach.containedAt, breach.containedBy)),
            ...fact('erased', breach.erasedAt ? formats.dateTime(breach.erasedAt) : state === 'contained' ? formatMessage(texts.erasing) : null),
            ...fact('withdrawn', by(breach.withdrawnAt, breach.withdrawnBy)),
            ...fact('note', breach.note),
            ...fact('kept', formats.calendarDate(breach.keptUntil)),
          ]}
        />
        <PaneSection title={formatMessage(texts.readers)}>
          {readers.length === 0 ? (
            <p>{formatMessage(texts.nobody)}</p>
          ) : (
            <List
              isFramed
              label={formatMessage(texts.readers)}
              items={readers.map(({ name, times, firstAt, lastAt, isSentOn }) => ({
                id: name,
                title: name,
                detail: formatMessage(texts.times, { count: times, first: formats.dateTime(firstAt), last: formats.dateTime(lastAt) }),
                end: isSentOn && <Badge tone="danger">{formatMessage(texts.sentOn)}</Badge>,
              }))}
            />
          )}
          {lockedCount > 1 && <p>{formatMessage(texts.locked, { count: lockedCount - 1 })}</p>}
        </PaneSection>
      </PaneBody>
    </Pane>
  );
}
