import { useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Group, Groups, Row, Title } from './ShortcutSheet.styles.ts';
import { byGroup } from './shortcuts.model.ts';
import type { Shortcut } from './shortcuts.model.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface ShortcutSheetProps {
  /** Those of the screen, in the order of their groups; they work while it is shown. */
  shortcuts: readonly Shortcut[];
}

/** Binds the shortcuts of a screen and shows them all under `?`. */
export function ShortcutSheet({ shortcuts }: ShortcutSheetProps) {
  const labels = useUiLabels();
  const [isOpen, setOpen] = useState(false);
  useShortcuts([
    ...shortcuts,
    { id: 'shortcuts', keys: ['?'], label: labels.keyboardShortcuts, group: '', onTrigger: () => setOpen(true) },
  ]);
  return (
    <Dialog title={labels.keyboardShortcuts} size="lg" isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)}>
      <Groups>
        {byGroup(shortcuts).map(([group, members]) => (
          <Group key={group}>
            <Title>{group}</Title>
            {members.map(({ id, label, keys }) => (
              <Row key={id}>
                {label}
                <Kbd keys={keys} />
              </Row>
            ))}
          </Group>
        ))}
      </Groups>
    </Dialog>
  );
}
