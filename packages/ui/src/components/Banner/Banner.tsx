import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { toneIcon } from '../../internal/toneIcon.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import type { Tone } from '../../tokens/colors.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Root, Title, Words } from './Banner.styles.ts';

export interface BannerProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Runs along the edge of a pane, without corners. */
  isEdge?: boolean;
  onDismiss?: () => void;
}

/** Says something about the page it stands on. A danger interrupts a screen reader, the rest wait. */
export function Banner({ tone = 'accent', title, children, actions, isEdge, onDismiss }: BannerProps) {
  const labels = useUiLabels();
  const Icon = toneIcon[tone];
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} data-edge={isEdge || undefined}>
      <Icon aria-hidden />
      <Words>
        {title && <Title>{title}</Title>}
        {children}
      </Words>
      {(actions || onDismiss) && (
        <Actions>
          {actions}
          {onDismiss && <IconButton label={labels.close} icon={<X aria-hidden />} size="sm" onPress={onDismiss} />}
        </Actions>
      )}
    </Root>
  );
}
