import type { PlannedReminder } from '@intake/api/contract';
import { messageBlocks, phoneText, type MessageBlock } from '@intake/api/rules';
import { localeNames, useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { EmptyState } from '@intake/ui/EmptyState';
import { BellOff, Languages } from 'lucide-react';
import { useIntl } from 'react-intl';
import { blockName, noWayNames } from '../../../shared/texting/texting.messages.ts';
import { channelTexts, plannedBlocks, reminderMessages as texts } from './Reminders.messages.ts';
import { plannedDays } from './Reminders.model.ts';
import { Around, DayHead, Days, Planned, Said, Who } from './Reminders.styles.ts';

const isMessageBlock = (block: string): block is MessageBlock => messageBlocks.some((one) => one === block);

export interface WeekProps {
  items: readonly PlannedReminder[];
  isCut: boolean;
  timeZone: string;
}

/** What would go out by the rules, day by day, as each patient would get it, and what would not. */
export function Week({ items, isCut, timeZone }: WeekProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (items.length === 0) return <EmptyState icon={<BellOff aria-hidden />} title={formatMessage(texts.quietWeek)} />;
  const kept = items.filter(({ block }) => block !== null).length;
  return (
    <Around>
      <Days>
        <p>
          {[formatMessage(texts.goOut, { count: items.length - kept }), ...(kept > 0 ? [formatMessage(texts.kept, { count: kept })] : []), ...(isCut ? [formatMessage(texts.cut, { count: items.length })] : [])].join(' · ')}
        </p>
        {plannedDays(items, timeZone).map(({ day, at, items: ofDay }) => (
          <section key={day}>
            <DayHead>{formats.date(at, timeZone)}</DayHead>
            <Planned>
              {ofDay.map((item) => (
                <Row key={`${item.ruleId} ${item.appointmentId ?? item.requestId}`} item={item} timeZone={timeZone} />
              ))}
            </Planned>
          </section>
        ))}
      </Days>
    </Around>
  );
}

function Row({ item, timeZone }: { item: PlannedReminder; timeZone: string }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { sendAt, patientName, number, startsAt, timeZone: zone, ruleName, locale, text, segments, block, channel, requestId } = item;
  const why = block && (block === 'no-number' ? noWayNames[channel] : isMessageBlock(block) ? blockName(block, channel) : plannedBlocks[block]);
  return (
    <li>
      <Who>
        <b>
          <bdi>{patientName}</bdi>
        </b>
        <span>{[formats.time(sendAt, timeZone), number && phoneText(number)].filter(Boolean).join(' · ')}</span>
        <span>{formatMessage(requestId ? texts.askedAt : texts.visitAt, { time: formats.dateTime(startsAt, zone) })}</span>
        <span>
          <bdi>{ruleName}</bdi>
        </span>
      </Who>
      <Said data-kept={block ? '' : undefined}>
        <p lang={locale} dir="auto">
          {text}
        </p>
        {why ? (
          <Badge tone="warning" icon={<BellOff aria-hidden />}>
            {formatMessage(why)}
          </Badge>
        ) : (
          <Badge icon={<Languages aria-hidden />}>{[localeNames[locale], channel === 'email' ? formatMessage(channelTexts.email) : formatMessage(texts.cost, { count: segments })].join(' · ')}</Badge>
        )}
      </Said>
    </li>
  );
}
