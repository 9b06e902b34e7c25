import type { Opening, SaveWaitlistEntry, WaitlistCandidate, WaitlistEntry, WaitlistOffer } from '@intake/api/contract';
import { offerAnswers, type OfferAnswer, type OfferChannel, type WaitlistRemoveReason } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { FilterBar, FilterViews } from '@intake/ui/FilterBar';
import { LinkButton } from '@intake/ui/Link';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { PagedRows } from '@intake/ui/PagedRows';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { RowLines } from '@intake/ui/VirtualList';
import { CalendarDays, Hourglass, UserRoundPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { PriorityBadge } from '../../../shared/PriorityBadge.tsx';
import { messageStatusNames } from '../../../shared/texting/texting.messages.ts';
import { useVisitTime } from '../useDateRange.ts';
import { EntryDrawer } from './EntryDrawer.tsx';
import { EntryPane, type EntryLinks } from './EntryPane.tsx';
import { OfferPane } from './OfferPane.tsx';
import { OpeningPane } from './OpeningPane.tsx';
import { RemoveDrawer } from './RemoveDrawer.tsx';
import { answerNames, keyMessages, listMessages as texts, viewNames } from './Waitlist.messages.ts';
import { answerKeys, channelFor, daysWaited, digits, isTextLost, isUnanswered, keyOfOpening, waitlistViews, type WaitingFor, type WaitlistModel, type WaitlistPlace } from './Waitlist.model.ts';

export interface WaitlistScreenProps {
  model: WaitlistModel;
  links: EntryLinks & { calendar: string; conversation: (conversation: { id: string }) => string };
  onPlace: (change: Partial<WaitlistPlace>) => void;
  onRetry: () => void;
  onMore: () => void;
  onSearch: (search: { text: string }) => void;
  onOffer: (offer: { opening: Opening; candidate: WaitlistCandidate; channel: OfferChannel }) => void;
  onAnswer: (answer: { offer: WaitlistOffer; outcome: OfferAnswer }) => void;
  onSave: (save: SaveWaitlistEntry) => Outcome;
  onRemove: (removed: { entry: WaitlistEntry; reason: WaitlistRemoveReason }) => Outcome;
  /** The form was left, and what led to it is done. */
  onLeave: () => void;
}

type Open = { what: 'entry'; entry: WaitlistEntry | null } | { what: 'remove'; entry: WaitlistEntry } | null;

/** A list that comes whole, as one of pages is shown. */
const whole = <Row,>(of: Loadable<readonly Row[]>): Paged<Row> => (of.state === 'ready' ? { ...of, value: { rows: of.value, more: 'none' } } : of);

const nothing = () => {};

const idOf = ({ id }: { id: string }) => id;
const openingRow = (row: Opening) => <OpeningRow opening={row} />;
const offerRow = (row: WaitlistOffer) => <OfferRow offer={row} />;

/** Times that were freed and whom they suit, whom to call, and who waits. Knows nothing of network, router or store. */
export function WaitlistScreen({ model, links, onPlace, onRetry, onMore, onSearch, onOffer, onAnswer, onSave, onRemove, onLeave }: WaitlistScreenProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const [seenFor, setSeenFor] = useState<WaitingFor | null>(null);
  // Whoever came here with somebody who waits finds the form open.
  if (model.waitingFor !== seenFor) {
    setSeenFor(model.waitingFor);
    if (model.waitingFor) setOpen({ what: 'entry', entry: null });
  }
  const { view, openId, now, mayWrite } = model;
  const openings = model.openings.state === 'ready' ? model.openings.value : [];
  const offers = model.offers.state === 'ready' ? model.offers.value : [];
  const waiting = model.waiting.state === 'ready' ? model.waiting.value.rows : [];
  const opening = view === 'openings' ? openings.find((one) => keyOfOpening(one) === openId) : undefined;
  const offer = view === 'offers' ? offers.find(({ id }) => id === openId) : undefined;
  const entry = view === 'waiting' ? waiting.find(({ id }) => id === openId) : undefined;
  const close = () => onPlace({ openId: null });
  const isOpen = Boolean(opening ?? offer ?? entry);
  const shown = view === 'openings' ? openings.map(keyOfOpening) : (view === 'offers' ? offers : waiting).map(({ id }) => id);
  const byDigit = (at: number) => {
    const candidate = opening?.candidates[at];
    if (opening) return candidate && mayWrite && onOffer({ opening, candidate, channel: channelFor(candidate) });
    const id = shown[at];
    if (!isOpen && id) onPlace({ openId: id });
  };
  const counted = (id: (typeof waitlistViews)[number]) => ({ id, label: formatMessage(viewNames[id]), ...(id !== 'waiting' && { count: formatNumber(id === 'openings' ? openings.length : offers.filter(isUnanswered).length) }) });
  const entryRow = useCallback((row: WaitlistEntry) => <EntryRow entry={row} now={now} />, [now]);
  const list = { label: formatMessage(viewNames[view]), rowHeight: '3.75rem', selected: openId, onOpen: ({ id }: { id: string }) => onPlace({ openId: id }), onMore, onRetry };
  const emptyOf = (title: keyof typeof texts, text: keyof typeof texts) => ({ icon: <Hourglass aria-hidden />, title: formatMessage(texts[title]), text: formatMessage(texts[text]) });
  return (
    <Workspace title={formatMessage(texts.title)}>
      <ShortcutSheet
        shortcuts={[
          ...digits.map((digit, at) => ({ id: `digit-${digit}`, group: formatMessage(keyMessages.list), keys: [digit], label: formatMessage(keyMessages.openFirst), isDisabled: false, onTrigger: () => void byDigit(at) })),
          ...offerAnswers.map((answer) => ({
            id: answer, group: formatMessage(viewNames.offers), keys: [answerKeys[answer]], label: formatMessage(answerNames[answer]), isDisabled: !offer || !mayWrite || !isUnanswered(offer),
            onTrigger: offer && mayWrite && isUnanswered(offer) ? () => onAnswer({ offer, outcome: answer }) : nothing,
          })),
          { id: 'close', group: formatMessage(keyMessages.list), keys: ['Escape'], label: formatMessage(keyMessages.close), isDisabled: openId === null, onTrigger: close },
        ]}
      />
      <FilterBar
        isCovered={isOpen}
        lead={<FilterViews label={formatMessage(texts.views)} value={view} views={waitlistViews.map(counted)} onChange={({ value }) => onPlace({ view: value, openId: null })} />}
      >
        <LinkButton size="sm" variant="quiet" icon={<CalendarDays aria-hidden />} href={links.calendar}>
          {formatMessage(texts.calendar)}
        </LinkButton>
        {mayWrite && (
          <Button size="sm" variant="primary" icon={<UserRoundPlus aria-hidden />} onPress={() => setOpen({ what: 'entry', entry: null })}>
            {formatMessage(texts.add)}
          </Button>
        )}
      </FilterBar>
      <MasterDetail
        listLabel={formatMessage(viewNames[view])}
        detailLabel={formatMessage(texts.detail)}
        defaultRatio={0.36}
        minStart={300}
        minEnd={360}
        openId={isOpen ? openId : null}
        onClose={close}
        list={
          view === 'openings' ? (
            <PagedRows {...list} of={whole(model.openings)} rowId={keyOfOpening} row={openingRow} empty={emptyOf('noOpeningsTitle', 'noOpeningsText')} />
          ) : view === 'offers' ? (
            <PagedRows {...list} of={whole(model.offers)} rowId={idOf} row={offerRow} empty={emptyOf('noOffersTitle', 'noOffersText')} />
          ) : (
            <PagedRows {...list} of={model.waiting} rowId={idOf} row={entryRow} empty={emptyOf('noWaitingTitle', 'noWaitingText')} />
          )
        }
        detail={
          opening ? (
            <OpeningPane key={openId} opening={opening} now={now} mayWrite={mayWrite} onOffer={(candidate, channel) => onOffer({ opening, candidate, channel })} onClose={close} />
          ) : offer ? (
            <OfferPane
              key={openId}
              offer={offer}
              mayWrite={mayWrite}
              conversationHref={offer.text && links.conversation({ id: offer.text.conversationId })}
              onAnswer={(outcome) => onAnswer({ offer, outcome })}
              onClose={close}
            />
          ) : entry ? (
            <EntryPane key={openId} entry={entry} mayWrite={mayWrite} links={links} onChange={() => setOpen({ what: 'entry', entry })} onRemove={() => setOpen({ what: 'remove', entry })} onClose={close} />
          ) : null
        }
        none={
          <EmptyState icon={<Hourglass aria-hidden />} title={formatMessage(texts.chooseTitle)}>
            {formatMessage(texts.chooseText)}
          </EmptyState>
        }
      />
      {open?.what === 'entry' && model.visitTypes && (
        <EntryDrawer
          model={model}
          visitTypes={model.visitTypes}
          entry={open.entry}
          onSearch={onSearch}
          onSave={onSave}
          onClose={() => {
            setOpen(null);
            onLeave();
          }}
        />
      )}
      {open?.what === 'remove' && <RemoveDrawer name={open.entry.patientName} onRemove={({ reason }) => onRemove({ entry: open.entry, reason })} onClose={() => setOpen(null)} />}
    </Workspace>
  );
}

function OpeningRow({ opening }: { opening: Opening }) {
  const { formatMessage } = useIntl();
  const timeOf = useVisitTime({ hasYear: false });
  const { physicianName, resourceName, candidateCount } = opening;
  return (
    <RowLines
      title={<bdi>{timeOf(opening)}</bdi>}
      detail={<bdi>{[physicianName, resourceName].filter(Boolean).join(' · ')}</bdi>}
      detailEnd={formatMessage(texts.fits, { count: candidateCount })}
    />
  );
}

function OfferRow({ offer }: { offer: WaitlistOffer }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <RowLines
      title={<bdi>{offer.patientName}</bdi>}
      end={isUnanswered(offer) && formatMessage(texts.until, { time: formats.time(offer.expiresAt, offer.timeZone) })}
      detail={<bdi>{[formats.dateTime(offer.startsAt, offer.timeZone), offer.physicianName].filter(Boolean).join(' · ')}</bdi>}
      detailEnd={<OfferState offer={offer} />}
    />
  );
}

/** What the patient said, else what became of the text. */
function OfferState({ offer: { outcome, text } }: { offer: WaitlistOffer }) {
  const { formatMessage } = useIntl();
  if (outcome && outcome !== 'expired') return <Badge tone={outcome === 'accepted' ? 'success' : 'neutral'}>{formatMessage(answerNames[outcome])}</Badge>;
  return text && <Badge tone={isTextLost({ text }) ? 'warning' : 'neutral'}>{formatMessage(messageStatusNames[text.status])}</Badge>;
}

function EntryRow({ entry, now }: { entry: WaitlistEntry; now: number }) {
  const { formatMessage } = useIntl();
  return (
    <RowLines
      title={
        <>
          <PriorityBadge priority={entry.priority} /> <bdi>{entry.patientName}</bdi>
        </>
      }
      end={formatMessage(texts.days, { count: daysWaited(entry, now) })}
      detail={<bdi>{[entry.visitTypeName, entry.physicianName].filter(Boolean).join(' · ')}</bdi>}
    />
  );
}
