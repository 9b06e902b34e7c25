import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { Kbd } from '@intake/ui/Kbd';
import { PaneFoot } from '@intake/ui/Pane';
import { Tooltip } from '@intake/ui/Tooltip';
import { keysOf } from '../model/shortcuts.ts';
import { formMessages as texts } from './form.messages.ts';

export interface FilingFootProps {
  isOnHold: boolean;
  isPending: boolean;
  canSave: boolean;
  canHold: boolean;
  onSave: () => void;
  onHold: () => void;
  onReject: () => void;
}

export function FilingFoot({ isOnHold, isPending, canSave, canHold, onSave, onHold, onReject }: FilingFootProps) {
  const intl = useIntl();
  const hold = intl.formatMessage(isOnHold ? texts.resume : texts.hold);
  return (
    <PaneFoot>
      <Tooltip content={intl.formatMessage(texts.reject)} keys={keysOf('reject')}>
        <Button variant="quiet" onPress={onReject}>
          {intl.formatMessage(texts.reject)}
        </Button>
      </Tooltip>
      {canHold && (
        <Tooltip content={hold} keys={keysOf('hold')}>
          <Button variant="quiet" onPress={onHold}>
            {hold}
          </Button>
        </Tooltip>
      )}
      <Button variant="primary" isPending={isPending} isDisabled={!canSave} onPress={onSave}>
        {intl.formatMessage(texts.save)}
        <Kbd keys={keysOf('save')} isInverse />
      </Button>
    </PaneFoot>
  );
}
