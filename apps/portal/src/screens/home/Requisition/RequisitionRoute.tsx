import { useCopyRequisitionMutation, useGetRequisitionPageQuery, useListRequisitionClinicsQuery, useSendRequisitionMutation } from '@intake/api/client';
import type { RequisitionReceipt } from '@intake/api/contract';
import { dayIn } from '@intake/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOnline } from '../../../app/shell/useOnline.ts';
import { ready } from '../../../data/loadable.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { saveFile } from '../../../data/saveFile.ts';
import { usePublicFiles } from '../../../shared/publicPage/usePublicFiles.ts';
import type { RequisitionForm } from './Requisition.model.ts';
import { RequisitionScreen } from './RequisitionScreen.tsx';
import type { RequisitionScreenProps } from './RequisitionScreen.tsx';
import { useProgress } from './useProgress.ts';
import { useTicket } from './useTicket.ts';

/** The clinic stands in the address, and nothing else does: what is typed stays in the tab. */
export function RequisitionRoute() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('clinic');
  return <Referring key={asked} asked={asked} onClinic={({ address }) => setQuery(address === null ? {} : { clinic: address })} />;
}

function Referring({ asked, onClinic }: { asked: string | null } & Pick<RequisitionScreenProps, 'onClinic'>) {
  const isOnline = useOnline();
  const clinics = useListRequisitionClinicsQuery(undefined, { skip: asked !== null });
  const found = useGetRequisitionPageQuery({ params: { address: asked ?? '' } }, { skip: asked === null });
  const page = loadableOf(found);
  const isClosed = page.state === 'failed' && ['not-found', 'invalid'].includes(page.problem.code);
  const ticket = useTicket(asked ?? '', page.state === 'ready');
  const progress = useProgress(asked ?? '', ticket);
  const typed = useRef<RequisitionForm | null>(null);
  const files = usePublicFiles(ticket.get);
  const restore = useEffectEvent(files.restore);
  useEffect(() => {
    if (progress.before.state === 'ready' && progress.before.value) restore(progress.before.value.files);
  }, [progress.before]);
  const [send] = useSendRequisitionMutation();
  const [copy] = useCopyRequisitionMutation();
  // ISO 8601, as Swedish writes it.
  const [today] = useState(() => dayIn(Date.now()));
  const [sent, setSent] = useState<{ receipt: RequisitionReceipt; ticket: string } | null>(null);

  const keep = () => void (typed.current ? progress.keep({ form: typed.current, files: files.stored() }) : progress.drop());
  /** What is kept is from now on for another ticket. */
  const renew = () => {
    progress.drop();
    ticket.forget();
  };
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
      page={asked === null ? ready(null) : isClosed ? ready('closed') : page.state === 'ready' && progress.before.state !== 'ready' ? progress.before : page}
      clinics={loadableOf(clinics)}
      files={files.files}
      before={progress.before.state === 'ready' ? (progress.before.value?.form ?? null) : null}
      receipt={sent?.receipt ?? null}
      isOffline={!isOnline}
      today={today}
      onRetry={() => void (asked === null ? clinics.refetch() : page.state === 'ready' ? progress.retry() : found.refetch())}
      onClinic={onClinic}
      onFiles={files.add}
      onRemoveFile={files.remove}
      onRetryFile={files.retry}
      onProgress={(now) => {
        typed.current = now;
        keep();
      }}
      onStartOver={() => {
        progress.drop();
        files.clear();
      }}
      onSend={async (content) => {
        const problem = await attempt(async () => {
          const held = await ticket.get();
          const receipt = await send({ body: { ticket: held, content: { ...content, files: files.stored().map(({ token }) => token) } } }).unwrap();
          progress.drop();
          setSent({ receipt, ticket: held });
        });
        if (problem?.code === 'ticket-old') {
          renew();
          keep();
        }
        return problem;
      }}
      onCopy={() => attempt(async () => saveFile(await copy({ body: { ticket: sent?.ticket ?? '' } }).unwrap()))}
      onAnother={() => {
        renew();
        files.clear();
        setSent(null);
      }}
    />
  );
}
