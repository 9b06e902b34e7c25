import { certaintyOf } from '@intake/api/rules';
import { useIntl } from 'react-intl';
import type { EvidenceFieldProps } from '@intake/ui/EvidenceField';
import type { Extraction, FaxDetail } from '@intake/api/contract';
import { extractionSourceNames } from '../../../../shared/vocabulary.messages.ts';
import { extractionOf } from '../model/evidence.ts';

/** What one reading of the document looks like beside the field that took it. */
export function useEvidence(
  fax: Pick<FaxDetail, 'extractions'>,
  activeField: string | null,
  onShow: (shown: { field: Extraction['field'] }) => void,
) {
  const intl = useIntl();
  return (field: Extraction['field']): Omit<EvidenceFieldProps, 'children'> => {
    const extraction = extractionOf(fax, field);
    if (!extraction || certaintyOf(extraction) === 'absent') return {};
    const { source, confidence, page } = extraction;
    return {
      evidence: { source, sourceLabel: intl.formatMessage(extractionSourceNames[source]), confidence, page },
      isActive: field === activeField,
      onEvidence: () => onShow({ field }),
    };
  };
}
