import { sentViews, type SentView } from '@intake/api/rules';
import { EmptyState } from '@intake/ui/EmptyState';
import { FilterBar, FilterViews } from '@intake/ui/FilterBar';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { Skeleton } from '@intake/ui/Skeleton';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCountText } from '../../../shared/counts/useCountText.ts';
import { BesideFax } from '../../../shared/faxPreview/BesideFax.tsx';
import { listKeys } from '../../../shared/listKeys.ts';
import { ElsewhereDrawer, type ElsewhereDrawerProps } from './ElsewhereDrawer.tsx';
import { keyMessages, sentMessages as texts, viewNames } from './SentFaxes.messages.ts';
import type { SentFaxesModel } from './SentFaxes.model.ts';
import { SentList } from './SentList.tsx';
import { SentPane } from './SentPane.tsx';

export interface SentFaxesScreenProps {
  model: SentFaxesModel;
  onView: (change: { view: SentView }) => void;
  /** Null closes the fax that is open. */
  onOpen: (open: { id: string | null }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  onShowPage: (shown: { page: number }) => void;
  onRetryPreview: () => void;
  onNumber: ElsewhereDrawerProps['onNumber'];
  /** To the same number where none is given. */
  onResend: (resend: { to: string; confirmation: string | null } | null) => ReturnType<ElsewhereDrawerProps['onSend']>;
  onSettle: () => void;
  onCancel: () => void;
  referralHref: (referral: { id: string }) => string;
}

/** Every fax that left the clinic and what became of it. Knows nothing of network, router or store. */
export function SentFaxesScreen(props: SentFaxesScreenProps) {
  const { model, onView, onOpen } = props;
  const { formatMessage } = useIntl();
  const countText = useCountText();
  const [isElsewhere, setElsewhere] = useState(false);
  const { view, counts, list, openId, detail, preview, maySend } = model;
  const close = () => onOpen({ id: null });
  const keys = { group: formatMessage(keyMessages.group), next: formatMessage(keyMessages.next), previous: formatMessage(keyMessages.previous), close: formatMessage(keyMessages.close) };
  const pane =
    detail.state === 'none' ? null : (
      <Loaded of={detail} isPane waiting={<Skeleton lines={12} />} onRetry={props.onRetryDetail}>
        {(sent) => (
          <SentPane
            key={sent.id}
            sent={sent}
            maySend={maySend}
            referralHref={sent.referralId && model.mayOpenReferral ? props.referralHref({ id: sent.referralId }) : null}
            onAgain={() => void props.onResend(null)}
            onElsewhere={() => setElsewhere(true)}
            onSettle={props.onSettle}
            onCancel={props.onCancel}
            onClose={close}
          />
        )}
      </Loaded>
    );
  return (
    <Workspace title={formatMessage(texts.title)}>
      <ShortcutSheet shortcuts={listKeys({ words: keys, list, openId, onOpen })} />
      <FilterBar
        isCovered={openId !== null}
        lead={
          <FilterViews
            label={formatMessage(texts.views)}
            value={view}
            views={sentViews.map((id) => {
              const count = id === 'all' ? 0 : counts?.views[id];
              return { id, label: formatMessage(viewNames[id]), count: count ? countText(count, counts?.limit) : undefined, tone: id === 'attention' ? 'danger' : undefined };
            })}
            onChange={({ value }) => onView({ view: value })}
          />
        }
      />
      <MasterDetail
        listLabel={formatMessage(texts.list)}
        detailLabel={formatMessage(texts.reading)}
        defaultRatio={0.32}
        minStart={300}
        minEnd={360}
        openId={openId}
        onClose={close}
        list={<SentList model={model} onOpen={onOpen} onMore={props.onMore} onRetry={props.onRetry} />}
        detail={
          <BesideFax
            label={formatMessage(texts.detail)}
            faxLabel={formatMessage(texts.document)}
            preview={preview}
            onShowPage={props.onShowPage}
            onRetry={props.onRetryPreview}
            onClose={close}
          >
            {pane}
          </BesideFax>
        }
        none={
          <EmptyState icon={<Send aria-hidden data-flip />} title={formatMessage(texts.chooseTitle)}>
            {formatMessage(texts.chooseText)}
          </EmptyState>
        }
      />
      {isElsewhere && (
        <ElsewhereDrawer
          sites={model.sites}
          isKnown={model.isKnown}
          onNumber={props.onNumber}
          onSend={props.onResend}
          onClose={() => setElsewhere(false)}
        />
      )}
    </Workspace>
  );
}
