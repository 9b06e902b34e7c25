import {
  useAnswerPdfTemplateMutation, useCreatePdfTemplateMutation, useDraftPdfTemplateMutation, useGetPdfTemplateQuery, useListClinicsInfiniteQuery, useListCompletedFaxesInfiniteQuery,
  useListPdfTemplatesQuery, useRemovePdfTemplateMutation, useSwitchPdfTemplateMutation, useTryPdfTemplateMutation, useUpdatePdfTemplateMutation,
} from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { PdfTemplateDetail, PdfTemplateTrial } from '@intake/api/contract';
import { useAccount } from '../../../app/session/account.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { ready } from '../../../data/loadable.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import { formTemplateMessages as texts, templateProblem } from './FormTemplates.messages.ts';
import { addressOf, openOf, type Open } from './FormTemplates.model.ts';
import { FormTemplatesScreen } from './FormTemplatesScreen.tsx';

/** Connects the URL and the API to the screen. */
export function FormTemplatesRoute() {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  const [address, setAddress] = useSearchParams();
  const open = openOf(address);
  const id = open?.what === 'template' ? open.id : null;
  const [faxId, page] = open?.what === 'new' ? [open.faxId, open.page] : [null, 1];
  const list = useListPdfTemplatesQuery();
  const detail = useGetPdfTemplateQuery(id ? { params: { id } } : skipToken);
  const faxes = useListCompletedFaxesInfiniteQuery(open ? skipToken : { query: {} });
  const clinics = useListClinicsInfiniteQuery(open && may('patients.read') ? { query: { limit: 200 } } : skipToken);
  const [askForDraft, draft] = useDraftPdfTemplateMutation();
  const [create] = useCreatePdfTemplateMutation();
  const [update] = useUpdatePdfTemplateMutation();
  const [remove] = useRemovePdfTemplateMutation();
  const [tryIt, trying] = useTryPdfTemplateMutation();
  const [switchTo] = useSwitchPdfTemplateMutation();
  const [answer] = useAnswerPdfTemplateMutation();
  const [tried, setTried] = useState<{ id: string; trial: PdfTemplateTrial } | null>(null);
  useEffect(() => {
    if (faxId) void askForDraft({ body: { faxId, page } });
  }, [askForDraft, faxId, page]);

  const show = (next: Open, options?: { replace: boolean }) => setAddress(addressOf(next), options);
  const tell = (problem: Problem | null, done?: MessageDescriptor) => {
    if (problem) showToast(toasts, { title: formatMessage(templateProblem(problem)), tone: 'danger' });
    else if (done) showToast(toasts, { title: formatMessage(done), tone: 'success' });
    return problem;
  };
  const template: PdfTemplateDetail | undefined = id ? detail.currentData : undefined;
  const seen = { id: template?.id ?? '', version: template?.version ?? 1 };
  const drafted = draft.data && draft.data.sample.faxId === faxId ? ready(draft.data) : draft.error ? ({ state: 'failed', problem: problemOf(draft.error) } as const) : ({ state: 'loading' } as const);
  const completed = loadableOf(faxes);
  return (
    <FormTemplatesScreen
      model={{
        open,
        templates: loadableOf(list),
        source: id ? loadableOf(detail) : drafted,
        faxes: completed.state === 'ready' ? ready(completed.value.pages.flatMap(({ items }) => items)) : completed,
      }}
      clinics={clinics.data?.pages.flatMap(({ items }) => items) ?? []}
      trial={tried && tried.id === id ? tried.trial : null}
      isTrying={trying.isLoading}
      hrefOf={(one) => `/app/pages/setting/form-templates?template=${one.id}`}
      onOpen={({ open: next }) => show(next)}
      onClose={() => show(null)}
      onRetry={() => void list.refetch()}
      onRetrySource={() => void (faxId ? askForDraft({ body: { faxId, page } }) : detail.refetch())}
      onRetryFaxes={() => void faxes.refetch()}
      onSave={async ({ template: stored, fields }) => {
        const saved = await (stored ? update({ body: { ...fields, id: stored.id, version: stored.version } }) : create({ body: fields }));
        const problem = problemIn(saved);
        if (problem) return problem;
        tell(null, texts.saved);
        if (!stored && saved.data) show({ what: 'template', id: saved.data.id }, { replace: true });
        return null;
      }}
      onTry={() =>
        void tryIt({ body: { id: seen.id } }).then((answered) => {
          if (answered.data) setTried({ id: seen.id, trial: answered.data });
          tell(problemIn(answered));
        })
      }
      onSwitch={({ on }) => void switchTo({ body: { ...seen, on } }).then((answered) => tell(problemIn(answered), on ? texts.isOn : texts.isOff))}
      onAnswer={({ template: proposed, accept }) =>
        void answer({ body: { id: proposed.id, version: proposed.version, accept } }).then((answered) => {
          const problem = tell(problemIn(answered), accept ? texts.accepted : texts.dismissed);
          if (!problem && !accept) show(null);
        })
      }
      onRemove={async () => {
        const problem = problemIn(await remove({ body: seen }));
        if (problem) return problem;
        tell(null, texts.removed);
        show(null, { replace: true });
        return null;
      }}
    />
  );
}
