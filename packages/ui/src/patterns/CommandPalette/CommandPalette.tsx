import { Suspense, useState } from 'react';
import { lazyPart } from '../../lazy/lazyPart.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { useShortcuts } from '../ShortcutSheet/useShortcuts.ts';
import type { CommandPaletteProps } from './WholeCommandPalette.tsx';

const WholeCommandPalette = lazyPart(async () => (await import('../../internal/overlay/overlays.ts')).WholeCommandPalette);

/** Everything that can be done, under Control or Command + K. */
export function CommandPalette({ commands, onRun }: CommandPaletteProps) {
  const labels = useUiLabels();
  const [isOpen, setOpen] = useState(false);
  useShortcuts([
    { id: 'commands', keys: ['Mod', 'k'], label: labels.commands, group: '', worksInFields: true, onTrigger: () => setOpen(true) },
  ]);
  return (
    <Suspense>
      <WholeCommandPalette commands={commands} isOpen={isOpen} onOpenChange={setOpen} onRun={onRun} />
    </Suspense>
  );
}
