import { FileText, Files, Send } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { List } from '@intake/ui/List';
import { PagedList } from '@intake/ui/PagedList';
import { PaneSection } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import type { FaxSummary } from '@intake/api/contract';
import { otherEndOf } from '../../../shared/faxPreview/preview.model.ts';
import { documentTypeNames, sourceNames, statusNames } from '../../../shared/vocabulary.messages.ts';
import { chartMessages as texts } from './Patients.messages.ts';
import type { Paged } from '../../../data/loadable.ts';
import type { PatientsActions } from './Patients.model.ts';

export interface PatientDocumentsProps extends Pick<PatientsActions, 'onOpenFax' | 'onMoreDocuments' | 'onRetryDocuments'> {
  documents: Paged<FaxSummary>;
  openFaxId: string | null;
}

/** Everything that was filed to a patient, newest first. */
export function PatientDocuments({ documents, openFaxId, onOpenFax, onMoreDocuments, onRetryDocuments }: PatientDocumentsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const title = intl.formatMessage(texts.documents);
  const itemOf = (fax: FaxSummary) => {
    const isSent = fax.direction === 'outbound';
    const sender = otherEndOf(fax) ?? fax.originalName ?? intl.formatMessage(sourceNames[fax.source]);
    const pages = fax.pageCount === null ? null : intl.formatMessage(texts.pages, { count: fax.pageCount });
    return {
      id: fax.id,
      title: fax.documentType ? intl.formatMessage(documentTypeNames[fax.documentType]) : intl.formatMessage(texts.untyped),
      detail: (
        <>
          <bdi>{isSent ? intl.formatMessage(texts.sentTo, { name: sender }) : sender}</bdi>
          {fax.reason && <> · {fax.reason}</>}
        </>
      ),
      icon: isSent ? <Send aria-hidden data-flip /> : <FileText aria-hidden />,
      facts: pages ? [formats.moment(fax.receivedAt), pages] : [formats.moment(fax.receivedAt)],
      end: isSent ? <Badge>{intl.formatMessage(texts.sent)}</Badge> : fax.status === 'completed' ? undefined : <Badge tone="warning">{intl.formatMessage(statusNames[fax.status])}</Badge>,
    };
  };
  return (
    <PaneSection title={title}>
      <PagedList
        of={documents}
        waiting={<Skeleton lines={5} />}
        waitingLabel={intl.formatMessage(texts.documentsLoading)}
        failed={{ title: intl.formatMessage(texts.documentsFailed) }}
        empty={{ icon: <Files aria-hidden />, title: intl.formatMessage(texts.noDocuments), text: intl.formatMessage(texts.noDocumentsText) }}
        onMore={onMoreDocuments}
        onRetry={onRetryDocuments}
      >
        {(faxes) => (
          <List isFramed label={title} items={faxes.map(itemOf)} current={openFaxId ?? undefined} onAction={({ id }) => onOpenFax({ faxId: id })} />
        )}
      </PagedList>
    </PaneSection>
  );
}
