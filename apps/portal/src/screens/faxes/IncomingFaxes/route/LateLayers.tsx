import type { FaxDetail } from '@intake/api/contract';
import { dayIn } from '@intake/i18n';
import { useExportFaxMutation, useListFaxExportsQuery } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { LateTexts } from '../../../../app/entry/LateTexts.tsx';
import { useAccount } from '../../../../app/session/account.ts';
import { useWorkplace } from '../../../../app/session/useWorkplace.ts';
import { toasts } from '../../../../app/shell/toasts.ts';
import { problemIn } from '../../../../data/problemOf.ts';
import { exportProblemText } from '../../../../shared/emrExports/emrExports.messages.ts';
import { FaxExports } from '../../../../shared/emrExports/FaxExports.tsx';
import { Misdirected } from '../../../../shared/misdirected/Misdirected.tsx';
import { misdirectedMessages } from '../../../../shared/misdirected/misdirected.messages.ts';
import { AttachToReferral } from '../../../../shared/requests/AttachToReferral.tsx';
import { FaxRequests } from '../../../../shared/requests/FaxRequests.tsx';
import { problemText } from '../../../../shared/requests/problemText.ts';
import { useAttach } from '../../../../shared/requests/useAttach.ts';
import { useNow } from '../../../../shared/useNow.ts';

interface Layer {
  fax: FaxDetail;
  onClose: () => void;
}

function Report({ fax, version, onReported, onClose }: Layer & { version: number; onReported: () => void }) {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  const { timeZone } = useWorkplace();
  const now = useNow();
  return (
    <Misdirected
      fax={fax}
      version={version}
      maySend={may('messages.send')}
      today={dayIn(now, timeZone)}
      onReported={() => {
        showToast(toasts, { title: formatMessage(misdirectedMessages.done), tone: 'success' });
        onReported();
      }}
      onClose={onClose}
    />
  );
}

function Attached({ fax }: Pick<Layer, 'fax'>) {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  const attach = useAttach(toasts);
  const takeOff = async (request: FaxDetail['requests'][number]) => {
    const problem = await attach({ request, faxId: fax.id, isAttached: false });
    if (problem) showToast(toasts, { title: formatMessage(problemText(problem)), tone: 'danger' });
  };
  return (
    <FaxRequests
      faxId={fax.id}
      replies={fax.replies}
      requests={fax.requests}
      onTakeOff={may('requests.write') ? ({ request }) => void takeOff(request) : null}
    />
  );
}

function Attach(props: Layer) {
  const { may } = useAccount();
  return <AttachToReferral {...props} toasts={toasts} mayReadPatients={may('patients.read')} />;
}

function Exported({ faxId }: { faxId: string }) {
  const { formatMessage } = useIntl();
  const { currentData } = useListFaxExportsQuery({ params: { id: faxId } });
  const [exportFax] = useExportFaxMutation();
  const give = async ({ targetId }: { targetId: string }) => {
    const problem = problemIn(await exportFax({ body: { faxId, targetId } }));
    if (problem) showToast(toasts, { title: formatMessage(exportProblemText(problem)), tone: 'danger' });
  };
  return currentData ? <FaxExports {...currentData} onExport={(change) => void give(change)} /> : null;
}

/** Leads through rejecting a fax as misdirected, in words that come with it. */
export const MisdirectedLayer = (props: Parameters<typeof Report>[0]) => (
  <LateTexts area={['letters', 'privacy']} fallback={null}>
    <Report {...props} />
  </LateTexts>
);

/** What the fax belongs to, in the words of the requests. */
export const RequestsLayer = (props: Parameters<typeof Attached>[0]) => (
  <LateTexts area="requests" fallback={null}>
    <Attached {...props} />
  </LateTexts>
);

/** Chooses the referral that it belongs to. */
export const AttachLayer = (props: Layer) => (
  <LateTexts area="requests" fallback={null}>
    <Attach {...props} />
  </LateTexts>
);

/** To which other systems a filed fax was given. */
export const ExportsLayer = (props: Parameters<typeof Exported>[0]) => (
  <LateTexts area="emrExports" fallback={null}>
    <Exported {...props} />
  </LateTexts>
);
