import {
  useGetLetterheadQuery, useListLetterTemplatesQuery, usePreviewTemplateQuery, useResetLetterTemplateMutation, useSaveLetterheadMutation,
  useSaveLetterLogoMutation, useSaveLetterTemplateMutation,
} from '@intake/api/client';
import type { TemplateDraft } from '@intake/api/contract';
import { letterWording } from '@intake/api/rules';
import { matchLocale } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../../../app/shell/toasts.ts';
import { toBase64 } from '../../../data/base64.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { useSettled } from '../../../data/useSettled.ts';
import { letterProblem } from '../../../shared/letters/letters.messages.ts';
import { useKeptPreview } from '../../../shared/letters/useKeptPreview.ts';
import { templateMessages } from './Templates.messages.ts';
import { sampleOf } from './Templates.model.ts';
import { TemplatesScreen } from './TemplatesScreen.tsx';

/** Milliseconds: a letter is printed anew for each change. */
const typingPause = 300;
/** Bytes; the endpoint takes 900,000 characters of base64. */
const largestLogo = 600_000;

/** Connects the API to the screen. */
export function TemplatesRoute() {
  const intl = useIntl();
  const [composed, setComposed] = useState('null');
  const draft = JSON.parse(useSettled(composed, typingPause)) as TemplateDraft | null;
  const locale = matchLocale([intl.locale]);
  const templates = useListLetterTemplatesQuery();
  const letterhead = useGetLetterheadQuery();
  const sample = sampleOf({ kind: 'acknowledgement', locale }, letterWording[locale].acknowledgement);
  const top = usePreviewTemplateQuery(sample ? { body: sample } : skipToken);
  const printed = usePreviewTemplateQuery(draft ? { body: draft } : skipToken);
  const preview = useKeptPreview(printed, draft && `${draft.kind} ${draft.locale}`);
  const [saveTemplate] = useSaveLetterTemplateMutation();
  const [resetTemplate] = useResetLetterTemplateMutation();
  const [saveHead] = useSaveLetterheadMutation();
  const [saveLogo] = useSaveLetterLogoMutation();
  return (
    <TemplatesScreen
      templates={loadableOf(templates)}
      letterhead={loadableOf(letterhead)}
      sample={top.data ?? null}
      preview={preview}
      onRetry={() => void Promise.all([templates.refetch(), letterhead.refetch()])}
      onCompose={useCallback((compose: { draft: TemplateDraft | null }) => setComposed(JSON.stringify(compose.draft)), [])}
      onStore={async ({ template: { kind, locale: language, version }, wording }) =>
        problemIn(await saveTemplate({ body: { kind, locale: language, version, ...wording } }))
      }
      onReset={async ({ template: { kind, locale: language, version } }) => {
        const problem = problemIn(await resetTemplate({ body: { kind, locale: language, version } }));
        const title = intl.formatMessage(problem ? letterProblem(problem) : templateMessages.resetDone);
        showToast(toasts, { title, tone: problem ? 'danger' : 'success' });
        return problem;
      }}
      onStoreHead={async ({ letterhead: { version }, head }) => problemIn(await saveHead({ body: { ...head, version } }))}
      onLogo={async ({ file }) => {
        if (file && file.size > largestLogo) return { code: 'too-large' };
        return problemIn(await saveLogo({ body: { picture: file && toBase64(new Uint8Array(await file.arrayBuffer())) } }));
      }}
    />
  );
}
