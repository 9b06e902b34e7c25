import { useCopyRequisitionMutation, useGetRequisitionPageQuery, useListRequisitionClinicsQuery, useSendRequisitionMutation } from '@intake/api/client';
import type { RequisitionReceipt } from '@intake/api/contract';
import { dayIn } from '@intake/i18n';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOnline } from '../../../app/shell/useOnline.ts';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { saveFile } from '../../../data/saveFile.ts';
import { usePublicFiles } from '../../../shared/publicPage/usePublicFiles.ts';
import { RequisitionScreen } from './RequisitionScreen.tsx';
import { useTicket } from './useTicket.ts';

/** The clinic stands in the address, and nothing else does: what is typed stays in the page. */
export function RequisitionRoute() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('clinic');
  const isOnline = useOnline();
  const clinics = useListRequisitionClinicsQuery(undefined, { skip: asked !== null });
  const found = useGetRequisitionPageQuery({ params: { address: asked ?? '' } }, { skip: asked === null });
  const page = loadableOf(found);
  const isClosed = page.state === 'failed' && ['not-found', 'invalid'].includes(page.problem.code);
  const ticket = useTicket(page.state === 'ready' ? asked : null);
  const files = usePublicFiles(ticket.get);
  const [send] = useSendRequisitionMutation();
  const [copy] = useCopyRequisitionMutation();
  // ISO 8601, as Swedish writes it.
  const [today] = useState(() => dayIn(Date.now()));
  const [sent, setSent] = useState<{ receipt: RequisitionReceipt; ticket: string } | null>(null);

  const attempt = async (work: () => Promise<void>): Promise<Problem | null> => {
    try {
      await work();
      return null;
    } catch (error) {
      return problemOf(error);
    }
  };
  return (
    <RequisitionScreen
      page={asked === null ? ready(null) : isClosed ? ready('closed') : page}
      clinics={loadableOf(clinics)}
      files={files.files}
      receipt={sent?.receipt ?? null}
      isOffline={!isOnline}
      today={today}
      onRetry={() => void (asked === null ? clinics : found).refetch()}
      onClinic={({ address }) => setQuery(address === null ? {} : { clinic: address })}
      onFiles={files.add}
      onRemoveFile={files.remove}
      onRetryFile={files.retry}
      onSend={async (content) => {
        const problem = await attempt(async () => {
          const held = await ticket.get();
          const receipt = await send({ body: { ticket: held, content: { ...content, files: files.tokens() } } }).unwrap();
          setSent({ receipt, ticket: held });
        });
        if (problem?.code === 'ticket-old') ticket.forget();
        return problem;
      }}
      onCopy={() => attempt(async () => saveFile(await copy({ body: { ticket: sent?.ticket ?? '' } }).unwrap()))}
      onAnother={() => {
        ticket.forget();
        files.clear();
        setSent(null);
      }}
    />
  );
}
