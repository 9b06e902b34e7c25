import type { FaxSummary } from '@intake/api/contract';
import { ArrowUpRight, FileX, Send } from 'lucide-react';
import { useImperativeHandle, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { DocumentViewer } from '@intake/ui/DocumentViewer';
import { EmptyState } from '@intake/ui/EmptyState';
import { IconButton } from '@intake/ui/IconButton';
import { LinkButton } from '@intake/ui/Link';
import { Loaded } from '@intake/ui/Loaded';
import { Pane, PaneHeader, PaneMiddle } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import { documentTypeNames, statusNames } from '../vocabulary.messages.ts';
import { HitNavigation } from './HitNavigation.tsx';
import { previewMessages as texts } from './preview.messages.ts';
import { hitMarks, nameOfFax, previewPages } from './preview.model.ts';
import type { Preview, PreviewModel } from './preview.model.ts';

/** For the keys of the screen around it. */
export interface HitSteps {
  step: (step: { by: 1 | -1 }) => void;
}

export interface FaxPreviewProps {
  model: Exclude<PreviewModel, { state: 'none' }>;
  /** Where the fax can be worked on; nowhere for those who may not. */
  hrefOf: ((fax: FaxSummary) => string | null) | null;
  onShowPage: (shown: { page: number }) => void;
  onRetry: () => void;
  onClose: () => void;
  /** Left out where one may not send. */
  onSend?: (() => void) | undefined;
  /** Goes from hit to hit while a fax is shown. */
  steps?: Ref<HitSteps>;
}

/** A fax to read: its pages, its words to select, and what was searched for on them. Nothing of it changes here. */
export function FaxPreview({ model, ...props }: FaxPreviewProps) {
  const intl = useIntl();
  return (
    <Loaded
      of={model}
      isPane
      waiting={
        <>
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton height="100%" />
        </>
      }
      waitingLabel={intl.formatMessage(texts.loading)}
      failed={{ title: intl.formatMessage(texts.failedTitle), text: intl.formatMessage(texts.failedText) }}
      onRetry={props.onRetry}
    >
      {(preview) => <ReadyPreview key={preview.fax.id} {...props} preview={preview} />}
    </Loaded>
  );
}

interface ReadyPreviewProps extends Omit<FaxPreviewProps, 'model'> {
  preview: Preview;
}

function ReadyPreview({ preview, hrefOf, onShowPage, onRetry, onClose, onSend, steps }: ReadyPreviewProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { fax, words, hits } = preview;
  const pages = useMemo(() => previewPages(fax, words), [fax, words]);
  const marks = useMemo(() => hitMarks(hits), [hits]);
  const [hit, setHit] = useState(0);
  // After the last one comes the first again.
  const step = ({ by }: { by: 1 | -1 }) => setHit((at) => (marks.length === 0 ? 0 : (at + by + marks.length) % marks.length));
  useImperativeHandle(steps, () => ({ step }));
  const href = hrefOf?.(fax);
  const facts = [
    intl.formatMessage(fax.documentType ? documentTypeNames[fax.documentType] : texts.untyped),
    intl.formatMessage(statusNames[fax.status]),
    formats.dateTime(fax.receivedAt),
  ];
  return (
    <Pane label={intl.formatMessage(texts.title)}>
      <PaneHeader
        size="sm"
        title={nameOfFax(fax) ?? intl.formatMessage(texts.unknownSender)}
        detail={facts.join(' · ')}
        actions={
          <>
            {onSend && <IconButton size="sm" label={intl.formatMessage(texts.send)} icon={<Send aria-hidden data-flip />} onPress={onSend} />}
            {href && (
              <LinkButton size="sm" href={href} icon={<ArrowUpRight aria-hidden data-flip />}>
                {intl.formatMessage(fax.direction === 'outbound' ? texts.openSent : texts.openWorkbench)}
              </LinkButton>
            )}
          </>
        }
        onBack={onClose}
      />
      {pages.length === 0 ? (
        <PaneMiddle>
          <EmptyState icon={<FileX aria-hidden />} title={intl.formatMessage(texts.noPages)}>
            {intl.formatMessage(texts.noPagesText)}
          </EmptyState>
        </PaneMiddle>
      ) : (
        <DocumentViewer
          label={intl.formatMessage(texts.title)}
          pages={pages}
          marks={marks}
          activeMark={marks[hit]?.id}
          defaultStrip={false}
          onPageChange={onShowPage}
          onRetryPage={onRetry}
          toolbarEnd={marks.length > 0 && <HitNavigation hit={hit} hits={marks.length} onStep={step} />}
        />
      )}
    </Pane>
  );
}
