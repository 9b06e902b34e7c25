import { ArrowLeft, ArrowUpRight, FileX } from 'lucide-react';
import { useImperativeHandle, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { DocumentViewer } from '@intake/ui/DocumentViewer';
import { EmptyState } from '@intake/ui/EmptyState';
import { ErrorState } from '@intake/ui/ErrorState';
import { IconButton } from '@intake/ui/IconButton';
import { LinkButton } from '@intake/ui/Link';
import { Skeleton } from '@intake/ui/Skeleton';
import { documentTypeNames, statusNames } from '../vocabulary.messages.ts';
import { HitNavigation } from './HitNavigation.tsx';
import { previewMessages as texts } from './preview.messages.ts';
import { hitMarks, nameOfFax, previewPages } from './preview.model.ts';
import type { Preview, PreviewModel } from './preview.model.ts';
import { Facts, Head, Middle, Name, Names, Root, Waiting } from './preview.styles.ts';

/** For the keys of the screen around it. */
export interface HitSteps {
  step: (step: { by: 1 | -1 }) => void;
}

export interface FaxPreviewProps {
  model: Exclude<PreviewModel, { state: 'none' }>;
  /** Where the fax can be worked on; nowhere for those who may not. */
  workbenchHref: string | null;
  onShowPage: (shown: { page: number }) => void;
  onRetry: () => void;
  onClose: () => void;
  /** Goes from hit to hit while a fax is shown. */
  steps?: Ref<HitSteps>;
}

/** A fax to read: its pages, its words to select, and what was searched for on them. Nothing of it changes here. */
export function FaxPreview({ model, ...props }: FaxPreviewProps) {
  const intl = useIntl();
  if (model.state === 'ready') return <ReadyPreview key={model.value.fax.id} {...props} preview={model.value} />;
  if (model.state === 'loading') {
    return (
      <Waiting role="status" aria-label={intl.formatMessage(texts.loading)}>
        <Skeleton width="40%" height="1.25rem" />
        <Skeleton height="100%" />
      </Waiting>
    );
  }
  return (
    <Middle>
      <ErrorState title={intl.formatMessage(texts.failedTitle)} onRetry={props.onRetry}>
        {intl.formatMessage(texts.failedText)}
      </ErrorState>
    </Middle>
  );
}

interface ReadyPreviewProps extends Omit<FaxPreviewProps, 'model'> {
  preview: Preview;
}

function ReadyPreview({ preview, workbenchHref, onShowPage, onRetry, onClose, steps }: ReadyPreviewProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { fax, words, hits } = preview;
  const pages = useMemo(() => previewPages(fax, words), [fax, words]);
  const marks = useMemo(() => hitMarks(hits), [hits]);
  const [hit, setHit] = useState(0);
  // After the last one comes the first again.
  const step = ({ by }: { by: 1 | -1 }) => setHit((at) => (marks.length === 0 ? 0 : (at + by + marks.length) % marks.length));
  useImperativeHandle(steps, () => ({ step }));
  const facts = [
    intl.formatMessage(fax.documentType ? documentTypeNames[fax.documentType] : texts.untyped),
    intl.formatMessage(statusNames[fax.status]),
    formats.dateTime(fax.receivedAt),
  ];
  return (
    <Root aria-label={intl.formatMessage(texts.title)}>
      <Head>
        <IconButton label={intl.formatMessage(texts.back)} icon={<ArrowLeft aria-hidden data-flip />} onPress={onClose} />
        <Names>
          <Name>
            <bdi>{nameOfFax(fax) ?? intl.formatMessage(texts.unknownSender)}</bdi>
          </Name>
          <Facts>{facts.join(' · ')}</Facts>
        </Names>
        {workbenchHref && (
          <LinkButton size="sm" href={workbenchHref} icon={<ArrowUpRight aria-hidden data-flip />}>
            {intl.formatMessage(texts.openWorkbench)}
          </LinkButton>
        )}
      </Head>
      {pages.length === 0 ? (
        <Middle>
          <EmptyState icon={<FileX aria-hidden />} title={intl.formatMessage(texts.noPages)}>
            {intl.formatMessage(texts.noPagesText)}
          </EmptyState>
        </Middle>
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
    </Root>
  );
}
