import type { FormAnchor, FormZone, SamplePage } from '@intake/api/contract';
import type { ZoneField } from '@intake/api/rules/forms';
import { useId, useRef, useState, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { placeOf } from './placeOf.ts';
import { boxBetween, type Box, type Spot } from './zone.model.ts';
import { ZoneBox } from './ZoneBox.tsx';
import { zoneMessages as texts } from './zones.messages.ts';
import { Anchor, Desk, Drawn, Help, Sheet } from './Zones.styles.ts';

export interface ZoneCanvasProps {
  page: SamplePage;
  zones: readonly FormZone[];
  /** Printed words to show; none when they are hidden. */
  anchors: readonly FormAnchor[];
  chosen: ZoneField | null;
  onChoose: (choice: { field: ZoneField | null }) => void;
  onDraw: (drawn: { box: Box }) => void;
  onPlace: (placed: { field: ZoneField; box: Box }) => void;
  onRemove: (removed: { field: ZoneField }) => void;
}

/** A page on which zones are drawn, moved and resized by pointer and by keyboard. */
export function ZoneCanvas({ page, zones, anchors, chosen, onChoose, onDraw, onPlace, onRemove }: ZoneCanvasProps) {
  const { formatMessage } = useIntl();
  const helpId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ from: Spot; to: Spot } | null>(null);
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const { left, top, width, height } = sheet.current!.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    // A finger scrolls the page; zones are added by the button, and moved by their own.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const spot = spotOf(event);
    setDrag({ from: spot, to: spot });
    onChoose({ field: null });
  };
  const end = () => {
    const box = drag && boxBetween(drag.from, drag.to);
    setDrag(null);
    if (box) onDraw({ box });
  };
  const drawn = drag && boxBetween(drag.from, drag.to);
  return (
    <>
      <Help id={helpId}>{formatMessage(texts.help)}</Help>
      <Desk data-part="desk">
        <Sheet
          ref={sheet}
          role="group"
          dir="ltr"
          aria-label={formatMessage(texts.canvas)}
          style={{ aspectRatio: `${page.width} / ${page.height}` }}
          onPointerDown={begin}
          onPointerMove={(event) => drag && setDrag({ ...drag, to: spotOf(event) })}
          onPointerUp={end}
          onPointerCancel={() => setDrag(null)}
        >
          <img src={page.imageUrl} alt={formatMessage(texts.image)} draggable={false} />
          {anchors.map(({ text, box }, at) => (
            <Anchor key={`${text} ${at}`} data-part="anchor" style={placeOf(box)} />
          ))}
          {zones.map((zone) => (
            <ZoneBox
              key={zone.field}
              zone={zone}
              isChosen={zone.field === chosen}
              helpId={helpId}
              spotOf={spotOf}
              onChoose={() => onChoose({ field: zone.field })}
              onPlace={({ box }) => onPlace({ field: zone.field, box })}
              onRemove={() => onRemove({ field: zone.field })}
            />
          ))}
          {drawn && <Drawn style={placeOf(drawn)} />}
        </Sheet>
      </Desk>
    </>
  );
}
