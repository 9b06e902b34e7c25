import { useIntl } from 'react-intl';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { previewMessages } from '../../../shared/faxPreview/preview.messages.ts';
import { hitKeys } from '../../../shared/faxPreview/preview.model.ts';
import { keyMessages as texts } from './Search.messages.ts';

export interface SearchKeysProps {
  onFocus: () => void;
  onStep: (step: { by: 1 | -1 }) => void;
  /** Null while no fax is open. */
  onClose: (() => void) | null;
  onWork: (() => void) | null;
}

const nothing = () => {};

/** Every key of the screen, and the sheet under `?` that tells of them. */
export function SearchKeys({ onFocus, onStep, onClose, onWork }: SearchKeysProps) {
  const { formatMessage } = useIntl();
  const search = formatMessage(texts.searchGroup);
  const fax = formatMessage(texts.faxGroup);
  return (
    <ShortcutSheet
      shortcuts={[
        { id: 'focus', group: search, keys: ['/'], label: formatMessage(texts.focus), onTrigger: onFocus },
        // The field itself does it.
        { id: 'results', group: search, keys: ['ArrowDown'], label: formatMessage(texts.results), isDisabled: true, onTrigger: nothing },
        { id: 'previousHit', group: fax, keys: hitKeys.previous, label: formatMessage(previewMessages.previousHit), onTrigger: () => onStep({ by: -1 }) },
        { id: 'nextHit', group: fax, keys: hitKeys.next, label: formatMessage(previewMessages.nextHit), onTrigger: () => onStep({ by: 1 }) },
        { id: 'work', group: fax, keys: ['o'], label: formatMessage(texts.work), isDisabled: !onWork, onTrigger: onWork ?? nothing },
        { id: 'close', group: fax, keys: ['Escape'], label: formatMessage(texts.close), isDisabled: !onClose, onTrigger: onClose ?? nothing },
      ]}
    />
  );
}
