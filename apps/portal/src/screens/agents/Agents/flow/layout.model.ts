import type { AgentFlow } from '@intake/api/contract';
import { flowState, targetsOf } from '@intake/api/rules/voice';
import { orderOf } from './flow.model.ts';

/** Sizes in the units of the picture. */
export const nodeSize = { width: 132, height: 40 };
const gap = { across: 22, along: 44 };

export interface PlacedNode {
  id: string;
  x: number;
  y: number;
}

export interface PlacedEdge {
  id: string;
  from: string;
  to: string;
  /** What leads there: `next`, `failed`, `cases.0.next`. */
  field: string;
  /** It goes back to an earlier state. */
  isBack: boolean;
  path: string;
}

export interface Layout {
  width: number;
  height: number;
  nodes: readonly PlacedNode[];
  edges: readonly PlacedEdge[];
}

/** How far each state is from the first, by its longest way that never turns back. */
function ranksOf(flow: AgentFlow, order: readonly string[]): { ranks: Map<string, number>; back: Set<string> } {
  const back = new Set<string>();
  const onWay = new Set<string>();
  const done: string[] = [];
  const visit = (id: string) => {
    onWay.add(id);
    for (const { field, target } of targetsOf(flowState(flow, id)!)) {
      if (onWay.has(target)) back.add(`${id} ${field}`);
      else if (flowState(flow, target) && !done.includes(target)) visit(target);
    }
    onWay.delete(id);
    done.push(id);
  };
  for (const id of order) if (!done.includes(id)) visit(id);
  const ranks = new Map(order.map((id) => [id, 0]));
  for (const id of done.toReversed())
    for (const { field, target } of targetsOf(flowState(flow, id)!))
      if (ranks.has(target) && !back.has(`${id} ${field}`)) ranks.set(target, Math.max(ranks.get(target)!, ranks.get(id)! + 1));
  return { ranks, back };
}

/** Within a rank each stands below those that lead to it; a few rounds settle it. */
function rowsOf(flow: AgentFlow, order: readonly string[], ranks: ReadonlyMap<string, number>): string[][] {
  const rows: string[][] = [];
  for (const id of order) (rows[ranks.get(id)!] ??= []).push(id);
  const filled = Array.from(rows, (row) => row ?? []);
  const place = new Map<string, number>();
  const note = () => filled.forEach((row) => row.forEach((id, at) => place.set(id, at - (row.length - 1) / 2)));
  const parents = (id: string) => order.filter((other) => ranks.get(other)! < ranks.get(id)! && targetsOf(flowState(flow, other)!).some(({ target }) => target === id));
  note();
  for (let round = 0; round < 4; round += 1) {
    for (const row of filled) {
      const wish = new Map(row.map((id) => {
        const above = parents(id).map((one) => place.get(one)!);
        return [id, above.length === 0 ? place.get(id)! : above.reduce((sum, x) => sum + x, 0) / above.length];
      }));
      row.sort((one, other) => wish.get(one)! - wish.get(other)!);
      note();
    }
  }
  return filled;
}

/** A flow from its first state down, in layers. */
export function layoutOf(flow: AgentFlow): Layout {
  const order = orderOf(flow);
  const { ranks, back } = ranksOf(flow, order);
  const rows = rowsOf(flow, order, ranks);
  const widest = Math.max(1, ...rows.map((row) => row.length));
  const step = nodeSize.width + gap.across;
  // Ways back run outside, on the end side.
  const width = widest * step + gap.along;
  const nodes = rows.flatMap((row, rank) =>
    row.map((id, at) => ({ id, x: (widest * step) / 2 + (at - (row.length - 1) / 2) * step - nodeSize.width / 2, y: rank * (nodeSize.height + gap.along) + 4 })),
  );
  const at = new Map(nodes.map((node) => [node.id, node]));
  const edges = order.flatMap((id) =>
    targetsOf(flowState(flow, id)!).flatMap(({ field, target }): PlacedEdge[] => {
      const [from, to] = [at.get(id), at.get(target)];
      if (!from || !to) return [];
      const isBack = back.has(`${id} ${field}`);
      return [{ id: `${id} ${field}`, from: id, to: target, field, isBack, path: isBack ? wayBack(from, to, width) : wayOn(from, to) }];
    }),
  );
  return { width, height: rows.length * (nodeSize.height + gap.along) - gap.along + 8, nodes, edges };
}

function wayOn(from: PlacedNode, to: PlacedNode): string {
  const [x1, y1, x2, y2] = [from.x + nodeSize.width / 2, from.y + nodeSize.height, to.x + nodeSize.width / 2, to.y];
  const bend = Math.min(48, (y2 - y1) / 2);
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
}

function wayBack(from: PlacedNode, to: PlacedNode, width: number): string {
  const [y1, y2] = [from.y + nodeSize.height / 2, to.y + nodeSize.height / 2];
  const side = Math.min(width - 4, Math.max(from.x, to.x) + nodeSize.width + 26);
  return `M${from.x + nodeSize.width} ${y1}C${side} ${y1} ${side} ${y2} ${to.x + nodeSize.width} ${y2}`;
}
