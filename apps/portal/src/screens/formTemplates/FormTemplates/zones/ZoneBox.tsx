import type { FormZone } from '@intake/api/contract';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { zoneNames } from '../FormTemplates.messages.ts';
import { placeOf } from './placeOf.ts';
import { afterKey, moved, resized, type Box, type Spot } from './zone.model.ts';
import { Handle, Zone, ZoneLabel } from './Zones.styles.ts';

export interface ZoneBoxProps {
  zone: FormZone;
  isChosen: boolean;
  /** What says which keys there are. */
  helpId: string;
  spotOf: (event: { clientX: number; clientY: number }) => Spot;
  onChoose: () => void;
  onPlace: (placed: { box: Box }) => void;
  onRemove: () => void;
}

/** The place of one field. While it is dragged it is shown where it would be; it is told once. */
export function ZoneBox({ zone: { field, box }, isChosen, helpId, spotOf, onChoose, onPlace, onRemove }: ZoneBoxProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [drag, setDrag] = useState<{ from: Spot; isResizing: boolean; box: Box } | null>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen]);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // The page behind would begin to draw.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: spotOf(event), isResizing: (event.target as HTMLElement).dataset.part === 'handle', box });
    onChoose();
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const [x, y] = spotOf(event);
    const by: Spot = [x - drag.from[0], y - drag.from[1]];
    setDrag({ ...drag, box: drag.isResizing ? resized(box, by) : moved(box, by) });
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (drag && drag.box !== box) onPlace({ box: drag.box });
    setDrag(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(event.key, event.shiftKey, box);
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!next && !isRemoval) return;
    event.preventDefault();
    if (next) onPlace({ box: next });
    else onRemove();
  };
  return (
    <Zone
      ref={button}
      type="button"
      aria-pressed={isChosen}
      aria-label={formatMessage(zoneNames[field])}
      aria-describedby={helpId}
      data-field={field}
      style={placeOf(drag?.box ?? box)}
      onClick={onChoose}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
    >
      <ZoneLabel aria-hidden>{formatMessage(zoneNames[field])}</ZoneLabel>
      {isChosen && <Handle data-part="handle" />}
    </Zone>
  );
}
