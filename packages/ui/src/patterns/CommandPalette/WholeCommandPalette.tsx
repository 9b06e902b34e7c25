import { Search as SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { MenuSection } from 'react-aria-components/Menu';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { SectionTitle } from '../../internal/input/Options.styles.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { Backdrop, Body, Nothing, Query, Result, Results, Search, Window } from './CommandPalette.styles.ts';

export interface Command {
  id: string;
  label: string;
  /** Title it stands under. */
  group: string;
  /** Other words it is found by. */
  keywords?: readonly string[];
  icon?: ReactNode;
  /** Keys that do the same without the palette; shown, not bound. */
  keys?: readonly string[];
}

export interface CommandPaletteProps {
  /** What can be done here, in the order of their groups. */
  commands: readonly Command[];
  onRun: (run: { id: string }) => void;
}

interface WholeCommandPaletteProps extends CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function WholeCommandPalette({ commands, isOpen, onOpenChange, onRun }: WholeCommandPaletteProps) {
  const labels = useUiLabels();
  const { contains } = useFilter({ sensitivity: 'base' });
  const groups = [...new Set(commands.map(({ group }) => group))];
  const run = (id: string) => {
    onOpenChange(false);
    onRun({ id });
  };
  return (
    <Backdrop isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Window>
        <Body aria-label={labels.commands}>
          <Autocomplete filter={contains}>
            <Search autoFocus aria-label={labels.searchCommands}>
              <SearchIcon aria-hidden />
              <Query placeholder={labels.searchCommands} />
            </Search>
            <Results aria-label={labels.commands} renderEmptyState={() => <Nothing>{labels.noCommands}</Nothing>}>
              {groups.map((group) => (
                <MenuSection key={group} aria-label={group}>
                  <SectionTitle>{group}</SectionTitle>
                  {commands
                    .filter((command) => command.group === group)
                    .map((command) => (
                      <Result key={command.id} id={command.id} textValue={[command.label, ...(command.keywords ?? [])].join(' ')} onAction={() => run(command.id)}>
                        {command.icon ?? <span />}
                        <span data-part="label">{command.label}</span>
                        <span data-part="end" aria-hidden>{command.keys && <Kbd keys={command.keys} />}</span>
                      </Result>
                    ))}
                </MenuSection>
              ))}
            </Results>
          </Autocomplete>
        </Body>
      </Window>
    </Backdrop>
  );
}
