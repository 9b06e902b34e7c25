import { useGetAccountQuery, useListSmsTemplatesQuery, usePreviewMessageQuery } from '@intake/api/client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { loadableOf } from '../../data/loadableOf.ts';
import { priceFor } from '../credits/price.ts';
import type { ComposerModel, PreviewOf } from './composer.model.ts';

/** What a message costs, the templates, and the one that is looked at as it would go to a patient. */
export function usePreview(patientId: string | null): { model: Pick<ComposerModel, 'templates' | 'preview' | 'price'>; onPreview: (preview: PreviewOf | null) => void } {
  const [looked, setLooked] = useState<PreviewOf | null>(null);
  const { currentData: all } = useListSmsTemplatesQuery();
  const { data: account } = useGetAccountQuery();
  const preview = usePreviewMessageQuery(
    looked
      ? { query: { templateKey: looked.templateKey, locale: looked.locale, ...(patientId && { patientId }), ...(looked.appointmentId && { appointmentId: looked.appointmentId }) } }
      : skipToken,
  );
  const templates = useMemo(() => [...new Set(all?.map(({ key }) => key) ?? [])], [all]);
  return { model: { templates, price: priceFor(account, 'text'), preview: looked ? loadableOf(preview) : { state: 'none' } }, onPreview: setLooked };
}
