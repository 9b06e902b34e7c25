import { FileText, Send } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { FaxHit } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { List } from '@intake/ui/List';
import { MoreRows } from '@intake/ui/PagedList';
import { documentTypeNames } from '../../../shared/vocabulary.messages.ts';
import { previewMessages } from '../../../shared/faxPreview/preview.messages.ts';
import { nameOfFax } from '../../../shared/faxPreview/preview.model.ts';
import { directionNames, searchMessages as texts } from './Search.messages.ts';
import type { Found } from './Search.model.ts';
import { Excerpt, Note, Section, SectionHead } from './Search.styles.ts';

export interface FaxResultsProps {
  found: Found;
  openFaxId: string | null;
  onOpen: (open: { faxId: string }) => void;
  onMore: () => void;
  onNewest: () => void;
}

/** Who, what and when, with the words of the page around the first hit. */
export function FaxResults({ found, openFaxId, onOpen, onMore, onNewest }: FaxResultsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { faxes, best, more } = found;
  if (faxes.length === 0) return null;
  const items = faxes.map((hit) => {
    const { fax, page } = hit;
    return {
      id: fax.id,
      title: nameOfFax(fax) ?? formatMessage(previewMessages.unknownSender),
      icon: fax.direction === 'outbound' ? <Send aria-hidden data-flip /> : <FileText aria-hidden />,
      detail: <Words hit={hit} />,
      end: fax.direction === 'outbound' && <Badge>{formatMessage(directionNames.outbound)}</Badge>,
      facts: [
        formats.moment(fax.receivedAt),
        formatMessage(fax.documentType ? documentTypeNames[fax.documentType] : previewMessages.untyped),
        ...(page === null ? [] : [formatMessage(texts.page, { page })]),
      ],
    };
  });
  return (
    <Section data-kind="faxes">
      <SectionHead>
        <h2>{formatMessage(texts.faxes)}</h2>
        {best && (
          <Button size="sm" variant="quiet" onPress={onNewest}>
            {formatMessage(texts.showNewest)}
          </Button>
        )}
      </SectionHead>
      {best && (
        <Note>
          {best.among === null
            ? formatMessage(texts.best, { shown: best.shown })
            : formatMessage(texts.bestAmong, { shown: best.shown, among: best.among })}
        </Note>
      )}
      <List label={formatMessage(texts.faxes)} items={items} current={openFaxId ?? undefined} onAction={({ id }) => onOpen({ faxId: id })} />
      <MoreRows more={more} asks="near-end" isEdge onMore={onMore} />
    </Section>
  );
}

function Words({ hit: { snippet } }: { hit: FaxHit }) {
  const { formatMessage } = useIntl();
  if (snippet.length === 0) return formatMessage(texts.noExcerpt);
  return (
    <Excerpt dir="auto">
      {snippet.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>))}
    </Excerpt>
  );
}
