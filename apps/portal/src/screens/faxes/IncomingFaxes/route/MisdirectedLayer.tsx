import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { LateTexts } from '../../../../app/entry/LateTexts.tsx';
import { useAccount } from '../../../../app/session/account.ts';
import { useWorkplace } from '../../../../app/session/useWorkplace.ts';
import { toasts } from '../../../../app/shell/toasts.ts';
import { Misdirected, type MisdirectedProps } from '../../../../shared/misdirected/Misdirected.tsx';
import { useNow } from '../../../../shared/useNow.ts';
import { misdirectedMessages } from '../../../../shared/misdirected/misdirected.messages.ts';

type LayerProps = Pick<MisdirectedProps, 'fax' | 'version' | 'onReported' | 'onClose'>;

function Layer({ onReported, ...props }: LayerProps) {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  const { timeZone } = useWorkplace();
  const now = useNow();
  return (
    <Misdirected
      {...props}
      maySend={may('messages.send')}
      today={new Date(now).toLocaleDateString('sv-SE', { timeZone })}
      onReported={() => {
        showToast(toasts, { title: formatMessage(misdirectedMessages.done), tone: 'success' });
        onReported();
      }}
    />
  );
}

/** Leads through rejecting a fax as misdirected, in words that come with it. */
export const MisdirectedLayer = (props: LayerProps) => (
  <LateTexts area={['letters', 'privacy']} fallback={null}>
    <Layer {...props} />
  </LateTexts>
);
