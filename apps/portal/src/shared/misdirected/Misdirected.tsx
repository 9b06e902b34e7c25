import { useReportBreachMutation } from '@intake/api/client';
import type { FaxDetail } from '@intake/api/contract';
import { problemIn } from '../../data/problemOf.ts';
import { MisdirectedDrawer, type MisdirectedDrawerProps } from './MisdirectedDrawer.tsx';
import { useNoticePreview } from './useNoticePreview.ts';

export interface MisdirectedProps extends Pick<MisdirectedDrawerProps, 'maySend' | 'today' | 'onClose'> {
  fax: Pick<FaxDetail, 'id' | 'from' | 'senderName'>;
  /** What the person saw. */
  version: number;
  onReported: () => void;
}

/** Reports a misdirected fax; wired to the API. */
export function Misdirected({ fax, version, maySend, today, onReported, onClose }: MisdirectedProps) {
  const notice = useNoticePreview(fax.id);
  const [report] = useReportBreachMutation();
  return (
    <MisdirectedDrawer
      sender={{ number: fax.from, name: fax.senderName }}
      {...notice}
      maySend={maySend}
      today={today}
      onReport={async ({ report: body }) => problemIn(await report({ body: { ...body, faxId: fax.id, version } }))}
      onReported={() => {
        onClose();
        onReported();
      }}
      onClose={onClose}
    />
  );
}
