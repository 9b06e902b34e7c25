import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { LabelText } from '../Field/Field.styles.ts';
import { Item, Items, Root } from './Tag.styles.ts';

export interface TagItem {
  id: string;
  label: string;
}

export interface TagGroupProps {
  label: string;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  items: readonly TagItem[];
  /** With it every tag can be removed, by its cross or by Delete. */
  onRemove?: (removal: { ids: string[] }) => void;
  /** The `id`s of the chosen tags. */
  selected?: readonly string[];
  /** With it tags are chosen like filters, each by itself. */
  onSelect?: (selection: { ids: string[] }) => void;
}

/** Keywords, filters and other small things that stand in a row. */
export function TagGroup({ label, isLabelHidden, items, onRemove, selected, onSelect }: TagGroupProps) {
  return (
    <Root
      selectionMode={onSelect ? 'multiple' : 'none'}
      escapeKeyBehavior="none"
      selectedKeys={selected}
      onSelectionChange={(keys) => onSelect?.({ ids: keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String) })}
      onRemove={onRemove && ((keys) => onRemove({ ids: [...keys].map(String) }))}
    >
      <LabelText as={Label} data-hidden={isLabelHidden || undefined}>
        {label}
      </LabelText>
      <Items>
        {items.map((item) => (
          <Item key={item.id} id={item.id} textValue={item.label}>
            <span data-part="label">{item.label}</span>
            {onRemove && (
              // react-aria names it: "Remove" and the tag, in the reader's language.
              <Button slot="remove">
                <X aria-hidden />
              </Button>
            )}
          </Item>
        ))}
      </Items>
    </Root>
  );
}
