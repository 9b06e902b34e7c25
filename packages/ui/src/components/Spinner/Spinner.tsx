import { useUiLabels } from '../../theme/labels.ts';
import { Cover, Ring } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** Says what is awaited; "Loading" otherwise. */
  label?: string;
  size?: 'md' | 'lg';
  /** Fills its container or the whole page while something loads. */
  cover?: 'content' | 'page';
}

/** Something is being waited for, and it will not be long. */
export function Spinner({ label, size = 'md', cover }: SpinnerProps) {
  const labels = useUiLabels();
  const ring = <Ring role="progressbar" aria-label={label ?? labels.loading} data-size={cover ? 'lg' : size} />;
  return cover ? <Cover data-cover={cover}>{ring}</Cover> : ring;
}
