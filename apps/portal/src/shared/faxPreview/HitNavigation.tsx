import { ChevronDown, ChevronUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '@intake/ui/IconButton';
import { previewMessages as texts } from './preview.messages.ts';
import { hitKeys } from './preview.model.ts';
import { HitCount } from './preview.styles.ts';

export interface HitNavigationProps {
  /** 0-based. */
  hit: number;
  hits: number;
  onStep: (step: { by: 1 | -1 }) => void;
}

/** Where one is among the hits, and the way to the others. */
export function HitNavigation({ hit, hits, onStep }: HitNavigationProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <HitCount aria-live="polite">{formatMessage(texts.hitOf, { hit: hit + 1, hits })}</HitCount>
      <IconButton
        label={formatMessage(texts.previousHit)}
        keys={hitKeys.previous}
        icon={<ChevronUp aria-hidden />}
        onPress={() => onStep({ by: -1 })}
      />
      <IconButton label={formatMessage(texts.nextHit)} keys={hitKeys.next} icon={<ChevronDown aria-hidden />} onPress={() => onStep({ by: 1 })} />
    </>
  );
}
