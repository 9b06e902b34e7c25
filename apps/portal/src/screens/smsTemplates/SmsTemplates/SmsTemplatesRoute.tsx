import {
  useCreateSmsTemplateMutation, useListSmsTemplatesQuery, useListSmsTemplateVersionsQuery, useRemoveSmsTemplateMutation, useUpdateSmsTemplateMutation,
} from '@intake/api/client';
import { matchLocale } from '@intake/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAccount } from '../../../app/session/account.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { SmsTemplatesScreen } from './SmsTemplatesScreen.tsx';

/** Connects the API to the screen. */
export function SmsTemplatesRoute() {
  const { locale } = useIntl();
  const { organization, may } = useAccount();
  const [seen, setSeen] = useState<string | null>(null);
  const list = useListSmsTemplatesQuery();
  const versions = useListSmsTemplateVersionsQuery(seen ? { params: { id: seen } } : skipToken);
  const [create] = useCreateSmsTemplateMutation();
  const [update] = useUpdateSmsTemplateMutation();
  const [remove] = useRemoveSmsTemplateMutation();
  return (
    <SmsTemplatesScreen
      templates={loadableOf(list)}
      versions={loadableOf(versions)}
      organization={organization.name}
      locale={matchLocale([locale])}
      mayManage={may('settings.manage')}
      onRetry={() => void list.refetch()}
      onRetryVersions={() => void versions.refetch()}
      onSee={({ id }) => setSeen(id)}
      onSave={async ({ template, values }) =>
        problemIn(await (template ? update({ body: { id: template.id, version: template.version, ...values } }) : create({ body: values })))
      }
      onRemove={async ({ id, version }) => problemIn(await remove({ body: { id, version } }))}
    />
  );
}
