import { FileText, Files } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { ErrorState } from '@intake/ui/ErrorState';
import { List } from '@intake/ui/List';
import { Skeleton } from '@intake/ui/Skeleton';
import type { FaxSummary } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { documentTypeNames, sourceNames, statusNames } from '../../../shared/vocabulary.messages.ts';
import { chartMessages as texts } from './Patients.messages.ts';
import type { Paged } from '../../../data/loadable.ts';
import type { PatientsActions } from './Patients.model.ts';
import { DocumentEnd, DocumentIcon, Section } from './Patients.styles.ts';

export interface PatientDocumentsProps extends Pick<PatientsActions, 'onOpenFax' | 'onMoreDocuments' | 'onRetryDocuments'> {
  documents: Paged<FaxSummary>;
  openFaxId: string | null;
}

/** Everything that was filed to a patient, newest first. */
export function PatientDocuments({ documents, openFaxId, onOpenFax, onMoreDocuments, onRetryDocuments }: PatientDocumentsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const headingId = useId();
  const title = intl.formatMessage(texts.documents);
  const itemOf = (fax: FaxSummary) => {
    const sender = fax.senderName ?? (fax.from && phoneText(fax.from)) ?? fax.originalName ?? intl.formatMessage(sourceNames[fax.source]);
    const pages = fax.pageCount === null ? null : intl.formatMessage(texts.pages, { count: fax.pageCount });
    return {
      id: fax.id,
      title: fax.documentType ? intl.formatMessage(documentTypeNames[fax.documentType]) : intl.formatMessage(texts.untyped),
      detail: (
        <>
          <bdi>{sender}</bdi>
          {fax.reason && <> · {fax.reason}</>}
        </>
      ),
      start: (
        <DocumentIcon>
          <FileText aria-hidden />
        </DocumentIcon>
      ),
      end: (
        <DocumentEnd>
          {fax.status === 'completed' ? null : <Badge tone="warning">{intl.formatMessage(statusNames[fax.status])}</Badge>}
          <span>{formats.moment(fax.receivedAt)}</span>
          <span>{pages}</span>
        </DocumentEnd>
      ),
    };
  };
  return (
    <Section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {documents.state === 'loading' && (
        <div role="status" aria-label={intl.formatMessage(texts.documentsLoading)}>
          <Skeleton lines={5} />
        </div>
      )}
      {documents.state === 'failed' && <ErrorState title={intl.formatMessage(texts.documentsFailed)} onRetry={onRetryDocuments} />}
      {documents.state === 'ready' && documents.value.rows.length === 0 && (
        <EmptyState icon={<Files aria-hidden />} title={intl.formatMessage(texts.noDocuments)}>
          {intl.formatMessage(texts.noDocumentsText)}
        </EmptyState>
      )}
      {documents.state === 'ready' && documents.value.rows.length > 0 && (
        <List
          isFramed
          label={title}
          items={documents.value.rows.map(itemOf)}
          current={openFaxId ?? undefined}
          onAction={({ id }) => onOpenFax({ faxId: id })}
        />
      )}
      {documents.state === 'ready' && documents.value.more !== 'none' && (
        <div>
          <Button isPending={documents.value.more === 'loading'} onPress={onMoreDocuments}>
            {intl.formatMessage(texts.more)}
          </Button>
        </div>
      )}
    </Section>
  );
}
