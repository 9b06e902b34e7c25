import {
  useCreateReminderRuleMutation, useListReminderRulesQuery, useListSmsTemplatesQuery, useListVisitTypesQuery, usePreviewRemindersQuery, useRemoveReminderRuleMutation,
  useUpdateReminderRuleMutation,
} from '@intake/api/client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { RemindersScreen } from './RemindersScreen.tsx';

const week = 7;

/** Connects the API to the screen. */
export function RemindersRoute() {
  const { may } = useAccount();
  const { locations, timeZone } = useWorkplace();
  const rules = useListReminderRulesQuery();
  const preview = usePreviewRemindersQuery({ query: { days: week } });
  const { data: templates = [] } = useListSmsTemplatesQuery();
  const { data: visitTypes = [] } = useListVisitTypesQuery(may('appointments.read') ? undefined : skipToken);
  const [create] = useCreateReminderRuleMutation();
  const [update] = useUpdateReminderRuleMutation();
  const [remove] = useRemoveReminderRuleMutation();
  return (
    <RemindersScreen
      rules={loadableOf(rules)}
      week={loadableOf(preview)}
      templates={[...new Set(templates.map(({ key }) => key))]}
      visitTypes={visitTypes.map(({ id, name }) => ({ id, label: name }))}
      locations={locations.map(({ id, name }) => ({ id, label: name }))}
      timeZone={timeZone}
      mayManage={may('settings.manage')}
      onStore={async ({ rule, values }) => problemIn(await (rule ? update({ body: { ...values, id: rule.id, version: rule.version } }) : create({ body: values })))}
      onRemove={async ({ id, version }) => problemIn(await remove({ body: { id, version } }))}
      onRetry={() => void rules.refetch()}
      onRetryWeek={() => void preview.refetch()}
    />
  );
}
