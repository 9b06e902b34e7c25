import { SplitView } from '@intake/ui/SplitView';
import type { ReactNode } from 'react';
import { FaxPreview, type FaxPreviewProps } from './FaxPreview.tsx';
import type { PreviewModel } from './preview.model.ts';

export interface BesideFaxProps extends Pick<FaxPreviewProps, 'onShowPage' | 'onRetry' | 'onClose'> {
  preview: PreviewModel;
  /** Accessible names of the pane and of the fax. */
  label: string;
  faxLabel: string;
  children: ReactNode;
}

/** A pane, and beside it the fax that it is about, where there is one to show. */
export function BesideFax({ preview, label, faxLabel, children, ...props }: BesideFaxProps) {
  if (preview.state === 'none') return children;
  return (
    <SplitView
      startLabel={label}
      endLabel={faxLabel}
      defaultRatio={0.4}
      minStart={340}
      minEnd={340}
      narrowPane="both"
      start={children}
      end={<FaxPreview {...props} model={preview} hrefOf={null} />}
    />
  );
}
