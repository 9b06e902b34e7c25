import { Suspense, useState } from 'react';
import { OverlayLate } from '../../internal/overlay/OverlayLate.tsx';
import { overlayPart } from '../../internal/overlay/overlayPart.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { useShortcuts } from '../ShortcutSheet/useShortcuts.ts';
import type { CommandPaletteProps } from './WholeCommandPalette.tsx';

const WholeCommandPalette = overlayPart((whole) => whole.WholeCommandPalette);

/** Everything that can be done, under Control or Command + K. */
export function CommandPalette({ commands, onRun }: CommandPaletteProps) {
  const labels = useUiLabels();
  const [isOpen, setOpen] = useState(false);
  useShortcuts([
    { id: 'commands', keys: ['Mod', 'k'], label: labels.commands, group: '', worksInFields: true, onTrigger: () => setOpen(true) },
  ]);
  return (
    <Suspense fallback={isOpen && <OverlayLate />}>
      <WholeCommandPalette commands={commands} isOpen={isOpen} onOpenChange={setOpen} onRun={onRun} />
    </Suspense>
  );
}
