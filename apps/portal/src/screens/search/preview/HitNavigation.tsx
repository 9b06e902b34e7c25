import { ChevronDown, ChevronUp } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '@intake/ui/IconButton';
import { useShortcuts } from '@intake/ui/ShortcutSheet';
import { previewMessages as texts } from './preview.messages.ts';
import { HitCount } from './preview.styles.ts';

export interface HitNavigationProps {
  /** 0-based. */
  hit: number;
  hits: number;
  onHit: (choice: { hit: number }) => void;
}

/** From hit to hit, and after the last one from the first again. */
export function HitNavigation({ hit, hits, onHit }: HitNavigationProps) {
  const { formatMessage } = useIntl();
  const group = formatMessage(texts.hits);
  const step = (by: number) => onHit({ hit: (hit + by + hits) % hits });
  const previous = { id: 'previousHit', label: formatMessage(texts.previousHit), keys: ['Shift', 'h'], group, onTrigger: () => step(-1) };
  const next = { id: 'nextHit', label: formatMessage(texts.nextHit), keys: ['h'], group, onTrigger: () => step(1) };
  useShortcuts([previous, next]);
  return (
    <>
      <HitCount aria-live="polite">{formatMessage(texts.hitOf, { hit: hit + 1, hits })}</HitCount>
      <IconButton label={previous.label} keys={previous.keys} icon={<ChevronUp aria-hidden />} onPress={previous.onTrigger} />
      <IconButton label={next.label} keys={next.keys} icon={<ChevronDown aria-hidden />} onPress={next.onTrigger} />
    </>
  );
}
