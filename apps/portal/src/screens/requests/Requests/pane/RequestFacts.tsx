import type { RequestDetail } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { PaneSection } from '@intake/ui/Pane';
import { Timeline } from '@intake/ui/Timeline';
import { ToggleButton, ToggleButtonGroup } from '@intake/ui/ToggleButton';
import { useIntl } from 'react-intl';
import { clockStateAt, phoneText, statedKeys } from '@intake/api/rules';
import { documentTypeNames, priorityNames } from '../../../../shared/vocabulary.messages.ts';
import { listMessages, paneMessages as texts, statedNames } from '../Requests.messages.ts';
import { RequestCard } from './RequestCard.tsx';
import { daysBetween, toneOf } from '../Requests.model.ts';
import { ClockLines, Differences } from '../Requests.styles.ts';
import { checklistNames } from '../../../../shared/requests/checklist.messages.ts';
import { clockNames, declineReasonNames, eventNames, requestSourceNames, stopNames } from '../../words.messages.ts';

export interface RequestFactsProps {
  request: RequestDetail;
  now: number;
  mayWrite: boolean;
  mayWritePatients: boolean;
  onOpen: (open: { id: string }) => void;
  onLink: (link: { otherId: string; isLinked: boolean }) => void;
  onTake: (take: { field: RequestDetail['differences'][number]['field'] }) => void;
  onTick: (tick: { at: number; isDone: boolean }) => void;
}

/** What was asked, by when it has to be answered, and what stands in the way. */
export function RequestFacts({ request, now, mayWrite, mayWritePatients, onOpen, onLink, onTake, onTick }: RequestFactsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { similar, links, card, stated, differences, checklist, clocks } = request;
  const days = (to: string | null) => to && formatMessage(texts.days, { count: daysBetween(request.receivedAt, to) });
  const isDone = request.status === 'completed';
  const fact = (id: keyof typeof texts, details: string | null | undefined) =>
    details ? [{ id, term: formatMessage(texts[id]), details: <bdi>{details}</bdi> }] : [];
  return (
    <>
      {similar.map(({ id, reference, receivedAt }) => (
        <Banner
          key={id}
          tone="warning"
          actions={
            <>
              {mayWrite && (
                <Button size="sm" onPress={() => onLink({ otherId: id, isLinked: true })}>
                  {formatMessage(texts.link)}
                </Button>
              )}
              <Button size="sm" onPress={() => onOpen({ id })}>
                {formatMessage(texts.openSimilar, { reference })}
              </Button>
            </>
          }
        >
          {formatMessage(texts.similar, { reference, date: formats.date(receivedAt) })}
        </Banner>
      ))}
      {links.map(({ id, reference, receivedAt }) => (
        <Banner
          key={id}
          tone="accent"
          actions={
            <>
              {mayWrite && (
                <Button size="sm" onPress={() => onLink({ otherId: id, isLinked: false })}>
                  {formatMessage(texts.unlink)}
                </Button>
              )}
              <Button size="sm" onPress={() => onOpen({ id })}>
                {formatMessage(texts.openSimilar, { reference })}
              </Button>
            </>
          }
        >
          {formatMessage(texts.linked, { reference, date: formats.date(receivedAt) })}
        </Banner>
      ))}
      <DescriptionList
        items={[
          ...fact('patient', request.title ? request.patientName : null),
          ...fact('referrer', request.physicianName),
          ...fact('service', request.modalityName),
          ...fact('reason', request.reason),
          ...fact('category', request.category),
          ...fact('requester', request.sender ? senderText(request.sender, (number) => formatMessage(texts.senderBilling, { number })) : request.requester),
          ...fact('priority', formatMessage(priorityNames[request.priority])),
          ...fact('received', formats.dateTime(request.receivedAt)),
          ...(request.kind === 'referral' ? [...fact('answered', days(request.decidedAt)), ...fact('visited', isDone ? days(request.closedAt) : null)] : []),
          ...fact('visit', request.visit && [formats.dateTime(request.visit.startsAt), request.visit.visitTypeName, request.visit.physicianName].filter(Boolean).join(' · ')),
          ...fact('arrived', request.kind === 'check-in' && isDone && request.closedAt ? formats.dateTime(request.closedAt) : null),
          ...fact('owner', request.assignee?.displayName ?? formatMessage(texts.nobody)),
          ...fact('nextStep', request.nextStepOn && [formats.calendarDate(request.nextStepOn), request.nextStep].filter(Boolean).join(' · ')),
          ...fact('missing', formats.list(request.missing.map((item) => formatMessage(checklistNames[item])))),
          ...fact('expectedWait', request.expectedWaitWeeks === null ? null : formatMessage(texts.weeks, { count: request.expectedWaitWeeks })),
          ...fact('declined', request.declineReason && formatMessage(declineReasonNames[request.declineReason])),
          ...fact('redirected', [request.redirectedTo, request.redirectedClinic?.faxNumber].filter(Boolean).join(' · ')),
          ...fact('note', request.note),
        ]}
      />
      {clocks.length > 0 && (
        <PaneSection title={formatMessage(texts.clocks)}>
          <DescriptionList
            items={clocks.map((clock) => {
              const state = clockStateAt(clock, new Date(now));
              const date = formats.date(clock.stoppedAt ?? Date.parse(clock.dueAt) - 1);
              const text = { met: texts.met, late: texts.late, overdue: listMessages.overdue, 'at-risk': listMessages.due, running: listMessages.due }[state];
              const stops = formats.list(clock.stops.map((stop) => formatMessage(stopNames[stop])), 'disjunction');
              const details = (
                <ClockLines>
                  <Badge tone={toneOf(clock, now)}>{formatMessage(text, { date })}</Badge>
                  {clock.stoppedAt === null && <small>{formatMessage(texts.endsWhen, { stops })}</small>}
                </ClockLines>
              );
              return { id: clock.clock, term: formatMessage(clockNames[clock.clock]), details };
            })}
          />
        </PaneSection>
      )}
      {card && <RequestCard card={card} />}
      {stated && !request.patientId && (
        <PaneSection title={formatMessage(texts.stated)}>
          <DescriptionList
            items={statedKeys.flatMap((field) => {
              const value = stated[field];
              return value ? [{ id: field, term: formatMessage(statedNames[field]), details: <bdi>{field === 'birthDate' ? formats.calendarDate(value) : value}</bdi> }] : [];
            })}
          />
        </PaneSection>
      )}
      {differences.length > 0 && (
        <PaneSection title={formatMessage(texts.differences)}>
          <Differences>
            {differences.map(({ field, chart, stated }) => {
              const shown = (value: string) => (field === 'birthDate' ? formats.calendarDate(value) : value);
              return (
                <li key={field}>
                  <DescriptionList
                    items={[
                      {
                        id: field,
                        term: formatMessage(statedNames[field]),
                        details: (
                          <>
                            <bdi>{shown(stated)}</bdi>
                            <br />
                            {formatMessage(texts.inChart, { value: chart ? shown(chart) : formatMessage(texts.empty) })}
                          </>
                        ),
                      },
                    ]}
                  />
                  {mayWritePatients && (
                    <Button size="sm" aria-label={`${formatMessage(texts.take)}: ${formatMessage(statedNames[field])}`} onPress={() => onTake({ field })}>
                      {formatMessage(texts.take)}
                    </Button>
                  )}
                </li>
              );
            })}
          </Differences>
        </PaneSection>
      )}
      {checklist.length > 0 && (
        <PaneSection title={formatMessage(texts.checklist)}>
          {checklist.map(({ text, isDone }, at) => (
            <Checkbox key={text} label={text} isSelected={isDone} isDisabled={!mayWrite} onChange={(change) => onTick({ at, isDone: change.isSelected })} />
          ))}
        </PaneSection>
      )}
    </>
  );
}

/** Who sent it from the web, as they wrote it, on one line. */
const senderText = ({ name, clinicName, billingNumber, phone, fax }: NonNullable<RequestDetail['sender']>, billing: (number: string) => string) =>
  [name, clinicName, billing(billingNumber), phoneText(phone), fax && `FAX ${phoneText(fax)}`].filter(Boolean).join(' · ');

/** What has happened, the newest first; the arrival stands at the end. */
export function RequestHistory({ request }: { request: RequestDetail }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const arrived = {
    id: 'arrived',
    title: formatMessage(texts.created, { source: formatMessage(requestSourceNames[request.source]) }),
    time: request.receivedAt,
    timeLabel: formats.moment(request.receivedAt),
  };
  return (
    <PaneSection title={formatMessage(texts.history)}>
      <Timeline
        items={[
          ...request.history.map(({ id, event, actor, at, undoneAt }) => {
            const name = event in eventNames ? formatMessage(eventNames[event as keyof typeof eventNames]) : event;
            return { id, title: undoneAt ? formatMessage(texts.undone, { event: name }) : name, detail: actor, time: at, timeLabel: formats.moment(at) };
          }),
          arrived,
        ]}
      />
    </PaneSection>
  );
}

/** Documents of one kind and minute are told apart by their place. */
const numbered = (labels: readonly string[], at: number) => (labels.filter((label) => label === labels[at]).length > 1 ? `${labels[at]} · ${at + 1}` : labels[at]!);

/** The documents it came with; one of them is shown beside it. */
export function RequestDocuments({ request, faxId, onShow }: { request: RequestDetail; faxId: string | null; onShow: (show: { faxId: string }) => void }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (request.faxes.length < 2) return null;
  const labels = request.faxes.map(({ documentType, receivedAt }) => `${formatMessage(documentType ? documentTypeNames[documentType] : texts.pages)} · ${formats.moment(receivedAt)}`);
  return (
    <PaneSection title={formatMessage(texts.documents)}>
      <ToggleButtonGroup label={formatMessage(texts.documents)} value={faxId ?? ''} onChange={({ value }) => onShow({ faxId: value })}>
        {request.faxes.map(({ id }, at) => (
          <ToggleButton key={id} id={id} size="sm" label={numbered(labels, at)} />
        ))}
      </ToggleButtonGroup>
    </PaneSection>
  );
}
