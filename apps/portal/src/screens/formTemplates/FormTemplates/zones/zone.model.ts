import type { FormZone } from '@intake/api/contract';
import { leastZone, zoneFields, zoneKindsOf, type ZoneField } from '@intake/api/rules/forms';

export type Box = FormZone['box'];
export type Spot = readonly [x: number, y: number];

/** Shares of the page: what one press of an arrow key does, and the least that a drag draws. */
const step = 0.004;
const leastDrawn = { width: 0.02, height: 0.008 };

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** A box somewhere else; it stays on the page. */
export function moved([x0, y0, x1, y1]: Box, [dx, dy]: Spot): Box {
  const [width, height] = [x1 - x0, y1 - y0];
  const [x, y] = [clamp(x0 + dx, 0, 1 - width), clamp(y0 + dy, 0, 1 - height)];
  return [x, y, x + width, y + height];
}

/** A box whose lower right corner was pulled. */
export const resized = ([x0, y0, x1, y1]: Box, [dx, dy]: Spot): Box => [x0, y0, clamp(x1 + dx, x0 + leastZone, 1), clamp(y1 + dy, y0 + leastZone, 1)];

/** The box between two spots; null for a press that was no drag. */
export function boxBetween([ax, ay]: Spot, [bx, by]: Spot): Box | null {
  const box: Box = [clamp(Math.min(ax, bx), 0, 1), clamp(Math.min(ay, by), 0, 1), clamp(Math.max(ax, bx), 0, 1), clamp(Math.max(ay, by), 0, 1)];
  return box[2] - box[0] < leastDrawn.width || box[3] - box[1] < leastDrawn.height ? null : box;
}

const directions: Readonly<Record<string, Spot>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What an arrow key makes of a box: it moves, or with Shift it grows and shrinks. A page has no direction of reading. */
export function afterKey(key: string, isResizing: boolean, box: Box): Box | null {
  const direction = directions[key];
  if (!direction) return null;
  const by: Spot = [direction[0] * step, direction[1] * step];
  return isResizing ? resized(box, by) : moved(box, by);
}

/** Fields that are not on the page yet, in the order in which forms ask. */
export const freeFields = (zones: readonly FormZone[]): ZoneField[] => zoneFields.filter((field) => !zones.some((zone) => zone.field === field));

/** Where a field that nobody has drawn appears: in the middle, a little lower than the last one. */
const newBox = (count: number): Box => moved([0.3, 0.4, 0.62, 0.425], [0, (count % 8) * 0.03]);

/** With one more field, on the box given; as it is when all are there. */
export function withZone(zones: readonly FormZone[], box: Box | null, field = freeFields(zones)[0]): { zones: FormZone[]; field: ZoneField } | null {
  if (!field) return null;
  return { field, zones: [...zones, { field, kind: zoneKindsOf(field)[0], box: box ?? newBox(zones.length) }] };
}

export const without = (zones: readonly FormZone[], field: ZoneField): FormZone[] => zones.filter((zone) => zone.field !== field);

export const changedZone = (zones: readonly FormZone[], field: ZoneField, change: Partial<FormZone>): FormZone[] =>
  zones.map((zone) => (zone.field === field ? { ...zone, ...change } : zone));

/** Another field at the same place; its kind follows where the old one does not fit. */
export function renamed(zones: readonly FormZone[], field: ZoneField, to: ZoneField): FormZone[] {
  return zones.map((zone) => {
    if (zone.field !== field) return zone;
    const kinds = zoneKindsOf(to);
    return { field: to, kind: kinds.includes(zone.kind) ? zone.kind : kinds[0], box: zone.box };
  });
}
