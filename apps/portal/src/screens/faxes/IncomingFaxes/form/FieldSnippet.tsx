import { useIntl } from 'react-intl';
import { EvidenceSnippet } from '@intake/ui/EvidenceField';
import { useUiLabels } from '@intake/ui/theme';
import type { FaxDetail } from '@intake/api/contract';
import { extractionFieldNames } from '../../../../shared/vocabulary.messages.ts';
import { enlargedPlace } from '../model/viewer.ts';
import type { Turns } from '../model/viewer.ts';

export interface FieldSnippetProps {
  fax: Pick<FaxDetail, 'extractions' | 'pages'>;
  turns: Turns;
  /** The field whose place is shown. */
  activeField: string | null;
}

/** How the focused field is written on the page, large enough to be read; whose fax it is before any is. */
export function FieldSnippet({ fax, turns, activeField }: FieldSnippetProps) {
  const intl = useIntl();
  const labels = useUiLabels();
  const place = enlargedPlace(fax, turns, activeField);
  if (!place) return null;
  const caption = `${intl.formatMessage(extractionFieldNames[place.field])} · ${labels.goToPage({ page: place.number })}`;
  return <EvidenceSnippet caption={caption} page={place.page} box={place.box} />;
}
