import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { toneIcon } from '../../internal/toneIcon.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import type { Tone } from '../../tokens/colors.ts';
import { Root as Close } from '../IconButton/IconButton.styles.ts';
import { Actions, Content, Root, Title, Words } from './Banner.styles.ts';

export interface BannerProps {
  /** Also picks the icon. */
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** Small buttons: what can be done about it. */
  actions?: ReactNode;
  /** Runs along the edge of a pane, without corners. */
  isEdge?: boolean;
  /** With it the banner can be closed; the caller takes it away. */
  onDismiss?: () => void;
}

/** Says something about the page it stands on. A danger interrupts a screen reader, the rest wait. */
export function Banner({ tone = 'accent', title, children, actions, isEdge, onDismiss }: BannerProps) {
  const labels = useUiLabels();
  const Icon = toneIcon[tone];
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} data-edge={isEdge || undefined}>
      <Icon aria-hidden />
      <Content>
        <Words>
          {title && <Title>{title}</Title>}
          {children}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Content>
      {onDismiss && (
        // Without a tooltip, whose overlay would weigh more than the whole banner on the sign-in page.
        <Close aria-label={labels.close} data-variant="quiet" data-size="sm" onPress={onDismiss}>
          <X aria-hidden />
        </Close>
      )}
    </Root>
  );
}
