import {
  useCountInvoicesQuery, useCreateInvoiceMutation, useCreditInvoiceMutation, useGetAccountQuery, useGetInvoiceQuery, useImportPaymentsMutation, useLazyExportInvoicesQuery, useLazyGetStatementQuery,
  useLazyPrintInvoiceQuery, useListBilledLocationsQuery, useListBilledUseInfiniteQuery, useListInvoicesInfiniteQuery, useListLocationOptionsQuery, usePayInvoiceMutation, usePreviewPaymentsMutation, useProposeUseQuery,
  useSendInvoiceMutation, useUpdateInvoiceMutation,
} from '@intake/api/client';
import { dayIn, matchLocale } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { toBase64 } from '../../../data/base64.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { newId } from '../../../data/newId.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { saveFile } from '../../../data/saveFile.ts';
import { openUses } from '../../../shared/credits/useHref.ts';
import { invoiceProblem, toastMessages as done } from './Invoices.messages.ts';
import { addressOf, billedPlaces, placeOf } from './Invoices.model.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';

const base64 = (text: string) => toBase64(new TextEncoder().encode(text));

/** Connects the URL and the API to the screen. The URL holds ids and views, never a customer. */
export function InvoicesRoute() {
  const { formatMessage, locale, timeZone } = useIntl();
  const { may } = useAccount();
  const [address, setAddress] = useSearchParams();
  const { view, openId } = placeOf(address);
  const [search, setSearch] = useState('');
  const [line, setLine] = useState<string | null>(null);
  const [period, setPeriod] = useState<{ from: string; until: string; locationId: string | null } | null>(null);
  const list = useListInvoicesInfiniteQuery({ query: { view, limit: 100, ...(search.trim() && { search: search.trim() }) } });
  const counts = useCountInvoicesQuery();
  const detail = useGetInvoiceQuery(openId ? { params: { id: openId } } : skipToken);
  const billed = useListBilledUseInfiniteQuery(line ? { params: { id: line }, query: { limit: 100 } } : skipToken);
  const proposals = useProposeUseQuery(period ? { query: { from: period.from, until: period.until, ...(period.locationId && { locationId: period.locationId }) } } : skipToken);
  const locations = useListLocationOptionsQuery();
  const billedLocations = useListBilledLocationsQuery();
  const account = useGetAccountQuery();
  const [create] = useCreateInvoiceMutation();
  const [update] = useUpdateInvoiceMutation();
  const [pay] = usePayInvoiceMutation();
  const [credit] = useCreditInvoiceMutation();
  const [send] = useSendInvoiceMutation();
  const [preview] = usePreviewPaymentsMutation();
  const [importFile] = useImportPaymentsMutation();
  const [print] = useLazyPrintInvoiceQuery();
  const [books] = useLazyExportInvoicesQuery();
  const [statement] = useLazyGetStatementQuery();
  // Opened once the form has nothing unsaved any more.
  const saved = useRef<string | null>(null);
  const [today] = useState(() => dayIn(Date.now(), timeZone));
  const open = (id: string | null) => setAddress(addressOf(view, id), { replace: openId !== null && id !== null });
  const tell = (problem: Problem | null, text: MessageDescriptor, values?: Record<string, number>) => {
    showToast(toasts, { title: formatMessage(problem ? invoiceProblem(problem) : text, values), tone: problem ? 'danger' : 'success' });
    return problem;
  };
  /** A drawer tells its own problem. */
  const told = (problem: Problem | null, text: MessageDescriptor) => (problem ? problem : tell(null, text));
  const stepTexts = { issue: done.issued, balance: done.balanced, cancel: done.cancelled, discard: done.discarded };
  return (
    <InvoicesScreen
      model={{
        view,
        search,
        counts: counts.data ?? null,
        list: useMemo(() => pagedOf(list), [list]),
        openId,
        detail: openId ? loadableOf(detail) : { state: 'none' },
        billed: line ? pagedOf(billed) : { state: 'none' },
        proposals: period ? loadableOf(proposals) : { state: 'none' },
        locations: billedPlaces(locations.data ?? [], billedLocations.data ?? [], detail.currentData?.locationId ?? null),
        mayWrite: may('billing.write'),
        uses: openUses(may),
        termsDays: account.data?.termsDays ?? 30,
      }}
      locale={matchLocale([locale])}
      today={today}
      onView={(change) => setAddress(addressOf(change.view, null), { replace: true })}
      onSearch={(change) => setSearch(change.search)}
      onOpen={({ id }) => open(id)}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onRetryDetail={() => void detail.refetch()}
      onLine={({ id }) => setLine(id)}
      onMoreBilled={() => void billed.fetchNextPage()}
      onRetryBilled={() => void billed.refetch()}
      onPeriod={useCallback((next: typeof period) => setPeriod(next), [])}
      onSave={async ({ invoice, fields }) => {
        const answer = invoice ? await update({ body: { event: 'change', id: invoice.id, version: invoice.version, fields } }) : await create({ body: fields });
        saved.current = answer.data?.id ?? null;
        return told(problemIn(answer), done.saved);
      }}
      onSaved={() => open(saved.current)}
      onStep={async ({ invoice, step }) => {
        const problem = problemIn(await update({ body: { id: invoice.id, version: invoice.version, ...step } }));
        if (!problem && step.event === 'discard') open(null);
        return step.event !== 'issue' ? told(problem, stepTexts[step.event]) : tell(problem, stepTexts[step.event]);
      }}
      onPay={async ({ invoice, payment }) => told(problemIn(await pay({ body: { id: invoice.id, version: invoice.version, ...payment, key: newId() } })), done.paid)}
      onCredit={async ({ invoice, credit: taken }) => told(problemIn(await credit({ body: { id: invoice.id, version: invoice.version, ...taken } })), done.credited)}
      onSend={async ({ invoice, sending }) => told(problemIn(await send({ body: { id: invoice.id, version: invoice.version, ...sending } })), done.sent)}
      onPreview={async (body) => {
        const answer = await preview({ body });
        return answer.data ? { rows: answer.data } : (problemIn(answer) ?? { code: 'unknown' });
      }}
      onImport={async (body) => {
        const answer = await importFile({ body });
        if (answer.data) tell(null, done.booked, { count: answer.data.booked });
        return problemIn(answer);
      }}
      onPrint={(invoice) =>
        void print({ params: { id: invoice.id } }).then((answer) => {
          if (answer.data) window.open(answer.data.url, '_blank', 'noopener');
          else tell(problemIn(answer), done.sent);
        })
      }
      onExport={async (query) => {
        const answer = await books({ query });
        if (answer.data) saveFile({ fileName: answer.data.name, mediaType: 'text/csv', base64: base64(answer.data.csv) });
        return problemIn(answer);
      }}
      onStatement={async ({ invoice, ...query }) => {
        const answer = await statement({ query: { ...query, buyerName: invoice.buyerName, locale: invoice.locale } });
        if (answer.data) saveFile({ fileName: `statement-${query.from}-${query.until}.pdf`, mediaType: 'application/pdf', base64: answer.data.pdf });
        return problemIn(answer);
      }}
    />
  );
}
