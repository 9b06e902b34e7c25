import { ChevronDown, ChevronUp, Maximize, MoveHorizontal, PanelLeft, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from '../../components/Toolbar/Toolbar.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Counter, WideOnly } from './DocumentViewer.styles.ts';
import { zoomStep } from './viewer.model.ts';
import type { Zoom } from './viewer.model.ts';

export interface ViewerToolbarProps {
  page: number;
  pages: number;
  zoom: Zoom;
  /** The share of real size that the current page has now. */
  scale: number;
  hasStrip: boolean;
  /** Shows the viewer's own keys in the hints. */
  hasKeys: boolean;
  end?: ReactNode;
  onPage: (choice: { page: number }) => void;
  onZoom: (change: { zoom: Zoom }) => void;
  onStrip: (change: { isShown: boolean }) => void;
  onRotate?: (rotation: { by: 90 | -90 }) => void;
}

export function ViewerToolbar({ page, pages, zoom, scale, hasStrip, hasKeys, end, onPage, onZoom, onStrip, onRotate }: ViewerToolbarProps) {
  const labels = useUiLabels();
  const hint = (...keys: string[]) => (hasKeys ? keys : undefined);
  return (
    <Toolbar label={labels.viewerToolbar} isBar>
      <WideOnly>
        <ToggleButton
          label={labels.showPages}
          icon={<PanelLeft aria-hidden data-flip />}
          isIconOnly
          isSelected={hasStrip}
          onChange={({ isSelected }) => onStrip({ isShown: isSelected })}
        />
      </WideOnly>
      <ToolbarGroup>
        <IconButton
          label={labels.previousPage}
          keys={hint('p')}
          icon={<ChevronUp aria-hidden />}
          isDisabled={page <= 1}
          onPress={() => onPage({ page: page - 1 })}
        />
        <Counter aria-live="polite" dir="auto">{labels.pageOf({ page, pages })}</Counter>
        <IconButton
          label={labels.nextPage}
          keys={hint('n')}
          icon={<ChevronDown aria-hidden />}
          isDisabled={page >= pages}
          onPress={() => onPage({ page: page + 1 })}
        />
      </ToolbarGroup>
      <ToolbarSeparator />
      <ToolbarGroup label={labels.zoomLevel}>
        <IconButton label={labels.zoomOut} keys={hint('-')} icon={<ZoomOut aria-hidden />} onPress={() => onZoom({ zoom: zoomStep(scale, -1) })} />
        <WideOnly>
          <Counter>{`${Math.round(scale * 100)}%`}</Counter>
        </WideOnly>
        <IconButton label={labels.zoomIn} keys={hint('+')} icon={<ZoomIn aria-hidden />} onPress={() => onZoom({ zoom: zoomStep(scale, 1) })} />
        <ToggleButton
          label={labels.fitWidth}
          keys={hint('w')}
          icon={<MoveHorizontal aria-hidden />}
          isIconOnly
          isSelected={zoom === 'fit-width'}
          onChange={() => onZoom({ zoom: 'fit-width' })}
        />
        <ToggleButton
          label={labels.fitPage}
          keys={hint('0')}
          icon={<Maximize aria-hidden />}
          isIconOnly
          isSelected={zoom === 'fit-page'}
          onChange={() => onZoom({ zoom: 'fit-page' })}
        />
      </ToolbarGroup>
      {onRotate && (
        <>
          <ToolbarSeparator />
          <ToolbarGroup>
            <WideOnly>
              <IconButton label={labels.rotateLeft} keys={hint('Shift', 'r')} icon={<RotateCcw aria-hidden />} onPress={() => onRotate({ by: -90 })} />
            </WideOnly>
            <IconButton label={labels.rotateRight} keys={hint('r')} icon={<RotateCw aria-hidden />} onPress={() => onRotate({ by: 90 })} />
          </ToolbarGroup>
        </>
      )}
      {end && <ToolbarGroup align="end">{end}</ToolbarGroup>}
    </Toolbar>
  );
}
