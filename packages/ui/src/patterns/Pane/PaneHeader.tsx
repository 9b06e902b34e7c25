import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Actions, Back, Head, Words } from './Pane.styles.ts';

export interface PaneHeaderProps {
  /** Whose, or what it is. It wraps: a name is never cut. */
  title: string;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** An Avatar or an icon before the words. */
  start?: ReactNode;
  /** Badges after the words. */
  status?: ReactNode;
  /** One or two buttons at the end. */
  actions?: ReactNode;
  /** Buttons on a line of their own, the main one first. */
  children?: ReactNode;
  /** `sm` where the pane stands beside something larger. */
  size?: 'sm' | 'md';
  /** With it there is a way back to the list. */
  onBack?: () => void;
  /** What the way back says, if not “Back to the list”. */
  backLabel?: string;
  backKeys?: readonly string[];
  /** The way back shows only where the list does not. */
  isBackNarrow?: boolean;
}

/** Whose pane this is, what can be done with it, and the way back. */
export function PaneHeader(props: PaneHeaderProps) {
  const { title, detail, start, status, actions, children, size = 'md', onBack, backLabel, backKeys, isBackNarrow } = props;
  const labels = useUiLabels();
  return (
    <Head>
      {onBack && (
        <Back data-part="back" data-narrow={isBackNarrow || undefined}>
          <IconButton label={backLabel ?? labels.backToList} keys={backKeys} icon={<ArrowLeft aria-hidden data-flip />} onPress={onBack} />
        </Back>
      )}
      {start}
      <Words>
        <h2 data-size={size}>
          <bdi>{title}</bdi>
        </h2>
        {detail && <p>{detail}</p>}
      </Words>
      {status}
      {actions && <Actions>{actions}</Actions>}
      {children && <Actions data-row>{children}</Actions>}
    </Head>
  );
}
