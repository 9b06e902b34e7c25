import type { LeadDetail } from '@intake/api/contract';
import { phoneText, type LeadState } from '@intake/api/rules';
import { localeNames, useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { Link, LinkButton } from '@intake/ui/Link';
import { List } from '@intake/ui/List';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { useIntl } from 'react-intl';
import { timeZoneLabel } from '../../../shared/timeZones.ts';
import { LeadEstimate } from './LeadEstimate.tsx';
import { kindNames, leadsMessages, paneMessages as texts, standingNames, stateNames } from './Leads.messages.ts';
import { isOverdue, nameOf, nextStates, stateTones } from './Leads.model.ts';
import { Written } from './Leads.styles.ts';

export interface LeadPaneProps {
  lead: LeadDetail;
  today: string;
  /** Where registrations are decided. */
  decideHref: string;
  onState: (change: { state: LeadState }) => void;
  onEdit: () => void;
  onOpen: (open: { id: string }) => void;
  onClose: () => void;
}

/** One lead: what comes next, what was sent, what else came from there. */
export function LeadPane({ lead, today, decideHref, onState, onEdit, onOpen, onClose }: LeadPaneProps) {
  const { formatMessage } = useIntl();
  const { kind, state, standing, contactName, email, sent } = lead;
  const name = nameOf(lead);
  return (
    <Pane label={formatMessage(leadsMessages.detail)} isFocusTarget>
      <PaneHeader
        title={name}
        detail={<bdi>{[formatMessage(kindNames[kind]), name === contactName ? null : contactName].filter(Boolean).join(' · ')}</bdi>}
        status={
          <Badge hasDot tone={stateTones[state]}>
            {formatMessage(stateNames[state])}
          </Badge>
        }
        onBack={onClose}
      >
        {nextStates[state].map((next, at) => (
          <Button key={next} size="sm" variant={at === 0 ? 'primary' : 'secondary'} onPress={() => onState({ state: next })}>
            {formatMessage(texts[next])}
          </Button>
        ))}
        <Button size="sm" onPress={onEdit}>
          {formatMessage(texts.edit)}
        </Button>
        {standing !== 'pending' && (
          <LinkButton size="sm" variant="quiet" href={`mailto:${email}`}>
            {formatMessage(texts.write)}
          </LinkButton>
        )}
      </PaneHeader>
      {standing === 'requested' && (
        <Banner
          isEdge
          actions={
            <LinkButton size="sm" href={decideHref}>
              {formatMessage(texts.decide)}
            </LinkButton>
          }
        >
          {formatMessage(texts.decideText)}
        </Banner>
      )}
      {standing === 'pending' && (
        <Banner isEdge tone="warning">
          {formatMessage(texts.pendingText)}
        </Banner>
      )}
      {standing === 'unsubscribed' && <Banner isEdge>{formatMessage(texts.unsubscribedText)}</Banner>}
      <PaneBody>
        <FollowUp lead={lead} today={today} />
        <Sent lead={lead} />
        {sent.estimate && <LeadEstimate answers={sent.estimate} />}
        <Others lead={lead} onOpen={onOpen} />
      </PaneBody>
    </Pane>
  );
}

function FollowUp({ lead, today }: Pick<LeadPaneProps, 'lead' | 'today'>) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { owner, nextStep, nextStepOn, note } = lead;
  const due = nextStepOn && formats.calendarDate(nextStepOn);
  return (
    <PaneSection title={formatMessage(texts.followUp)}>
      <DescriptionList
        isStacked
        items={[
          { id: 'owner', term: formatMessage(texts.owner), details: owner ? <bdi>{owner.name}</bdi> : formatMessage(texts.nobody) },
          { id: 'step', term: formatMessage(texts.nextStep), details: nextStep ? <bdi>{nextStep}</bdi> : formatMessage(texts.noStep) },
          ...(due ? [{ id: 'due', term: formatMessage(texts.nextStepOn), details: isOverdue(lead, today) ? <Badge tone="danger">{due}</Badge> : due }] : []),
        ]}
      />
      {note && <Written dir="auto">{note}</Written>}
    </PaneSection>
  );
}

function Sent({ lead }: Pick<LeadPaneProps, 'lead'>) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { sent, standing, email, contactName, reason, createdAt } = lead;
  const fact = (id: 'contact' | 'phone' | 'fax' | 'language' | 'timeZone' | 'consent' | 'received' | 'confirmed' | 'standing' | 'reason', details: string | null) =>
    details ? [{ id, term: formatMessage(texts[id]), details: <bdi>{details}</bdi> }] : [];
  return (
    <PaneSection title={formatMessage(texts.sent)}>
      <DescriptionList
        isStacked
        items={[
          ...fact('received', formats.dateTime(createdAt)),
          ...fact('standing', formatMessage(standingNames[standing])),
          ...fact('reason', reason),
          ...fact('contact', contactName),
          {
            id: 'email',
            term: formatMessage(texts.email),
            details: standing === 'pending' ? <bdi>{email}</bdi> : <Link href={`mailto:${email}`}><bdi>{email}</bdi></Link>,
          },
          ...(sent.phone ? [{ id: 'phone', term: formatMessage(texts.phone), details: <Link href={`tel:${sent.phone}`}><bdi>{phoneText(sent.phone)}</bdi></Link> }] : []),
          ...fact('fax', sent.faxNumber && phoneText(sent.faxNumber)),
          ...fact('language', localeNames[sent.locale]),
          ...fact('timeZone', sent.timeZone && timeZoneLabel(sent.timeZone)),
          ...fact('confirmed', sent.confirmedAt && formats.dateTime(sent.confirmedAt)),
          ...fact('consent', sent.consent),
        ]}
      />
      {sent.message && <Written dir="auto">{sent.message}</Written>}
    </PaneSection>
  );
}

function Others({ lead, onOpen }: Pick<LeadPaneProps, 'lead' | 'onOpen'>) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (lead.others.length === 0) return null;
  return (
    <PaneSection title={formatMessage(texts.others)}>
      <List
        label={formatMessage(texts.others)}
        isFramed
        items={lead.others.map(({ id, kind, state, createdAt }) => ({
          id,
          title: formatMessage(kindNames[kind]),
          detail: formats.date(createdAt),
          end: (
            <Badge hasDot tone={stateTones[state]}>
              {formatMessage(stateNames[state])}
            </Badge>
          ),
        }))}
        onAction={onOpen}
      />
    </PaneSection>
  );
}
