import type { PlannedReminder, ReminderRule } from '@intake/api/contract';
import { localeNames } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { CellText, CrudTable } from '@intake/ui/CrudTable';
import { Loaded } from '@intake/ui/Loaded';
import { Page, PageSection } from '@intake/ui/Page';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { Skeleton } from '@intake/ui/Skeleton';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerText } from '../../../shared/answers/answers.messages.ts';
import { titles } from '../routes.messages.ts';
import { channelTexts, reminderMessages as texts } from './Reminders.messages.ts';
import { lead, limitsOf } from './Reminders.model.ts';
import { RuleDrawer, type RuleDrawerProps } from './RuleDrawer.tsx';
import { Week } from './Week.tsx';

export interface RemindersScreenProps extends Pick<RuleDrawerProps, 'templates' | 'visitTypes' | 'locations' | 'onStore'> {
  rules: Loadable<readonly ReminderRule[]>;
  week: Loadable<{ items: readonly PlannedReminder[]; isCut: boolean }>;
  timeZone: string;
  /** Others read what there is. */
  mayManage: boolean;
  onRemove: (rule: ReminderRule) => Outcome;
  onRetry: () => void;
  onRetryWeek: () => void;
}

type Open = { what: 'edit'; rule: ReminderRule | null } | { what: 'remove'; rule: ReminderRule } | null;

/** What goes out by itself, and what that means for this week. Knows nothing of network, router or store. */
export function RemindersScreen({ rules, week, timeZone, mayManage, onRemove, onRetry, onRetryWeek, ...editing }: RemindersScreenProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const remove = async (rule: ReminderRule) => {
    const problem = await onRemove(rule);
    return problem && formatMessage(answerText(problem));
  };
  const leadOf = ({ purpose, hoursBefore }: ReminderRule) => {
    const { unit, count } = lead(hoursBefore);
    const [days, hours] = purpose === 'missing-documents' ? [texts.daysSince, texts.hoursSince] : [texts.daysBefore, texts.hoursBefore];
    return formatMessage(unit === 'days' ? days : hours, { count });
  };
  return (
    <Page title={formatMessage(titles.reminders)} description={formatMessage(texts.description)}>
      <CrudTable
        title={formatMessage(texts.rules)}
        rows={rules}
        nameOf={({ name }) => name}
        empty={{ icon: <BellRing aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        create={mayManage ? { label: formatMessage(texts.create), onCreate: () => setOpen({ what: 'edit', rule: null }) } : undefined}
        columns={[
          {
            id: 'name',
            title: formatMessage(texts.name),
            isRowHeader: true,
            cell: (rule) => (
              <CellText isName details={limitsOf(rule, editing.visitTypes, editing.locations).join(' · ') || formatMessage(rule.purpose === 'missing-documents' ? texts.waiting : texts.everywhere)}>
                <bdi>{rule.name}</bdi>
              </CellText>
            ),
          },
          { id: 'when', title: formatMessage(texts.when), cell: leadOf },
          { id: 'purpose', title: formatMessage(texts.purpose), cell: ({ purpose, channel }) => <CellText details={formatMessage(channelTexts[channel])}>{formatMessage(texts[purpose])}</CellText> },
          {
            id: 'template',
            title: formatMessage(texts.template),
            cell: ({ templateKey, locale }) => <CellText details={locale ? localeNames[locale] : formatMessage(texts.patientLanguage)}>{templateKey ?? formatMessage(texts.ownWords)}</CellText>,
          },
          {
            id: 'active',
            title: formatMessage(texts.active),
            cell: ({ isActive }) => (
              <Badge hasDot tone={isActive ? 'success' : 'neutral'}>
                {formatMessage(isActive ? texts.active : texts.off)}
              </Badge>
            ),
          },
        ]}
        onEdit={mayManage ? (rule) => setOpen({ what: 'edit', rule }) : undefined}
        onRemove={mayManage ? (rule) => setOpen({ what: 'remove', rule }) : undefined}
        onRetry={onRetry}
      />
      <PageSection title={formatMessage(texts.week)} description={formatMessage(texts.weekText)}>
        <Loaded of={week} waiting={<Skeleton lines={8} />} onRetry={onRetryWeek}>
          {(value) => <Week {...value} timeZone={timeZone} />}
        </Loaded>
      </PageSection>
      {open?.what === 'edit' && <RuleDrawer {...editing} rule={open.rule} onClose={close} />}
      {open?.what === 'remove' && (
        <RemoveDialog title={formatMessage(texts.removeTitle, { name: open.rule.name })} onConfirm={() => remove(open.rule)} onClose={close}>
          {formatMessage(texts.removeText)}
        </RemoveDialog>
      )}
    </Page>
  );
}
