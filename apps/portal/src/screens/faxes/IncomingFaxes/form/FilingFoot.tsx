import { Ban, Pause, Play } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { IconButton } from '@intake/ui/IconButton';
import { Kbd } from '@intake/ui/Kbd';
import { keysOf } from '../model/shortcuts.ts';
import { formMessages as texts } from './form.messages.ts';
import { Foot } from './Form.styles.ts';

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
  return (
    <Foot>
      <IconButton label={intl.formatMessage(texts.reject)} keys={keysOf('reject')} variant="secondary" icon={<Ban aria-hidden />} onPress={onReject} />
      {canHold && (
        <IconButton
          label={intl.formatMessage(isOnHold ? texts.resume : texts.hold)}
          keys={keysOf('hold')}
          variant="secondary"
          icon={isOnHold ? <Play aria-hidden /> : <Pause aria-hidden />}
          onPress={onHold}
        />
      )}
      <span />
      <Button variant="primary" isPending={isPending} isDisabled={!canSave} onPress={onSave}>
        {intl.formatMessage(texts.save)}
        <Kbd keys={keysOf('save')} isInverse />
      </Button>
    </Foot>
  );
}
