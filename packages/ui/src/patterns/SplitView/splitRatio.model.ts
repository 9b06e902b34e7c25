/** Share of the width that the first pane takes, within what both panes need at least. */
export interface SplitBounds {
  min: number;
  max: number;
}

/** @param width px of both panes; @param minStart px; @param minEnd px. A width too small for both is split by need. */
export function splitBounds(width: number, minStart: number, minEnd: number): SplitBounds {
  if (width <= minStart + minEnd) {
    const share = minStart / (minStart + minEnd);
    return { min: share, max: share };
  }
  return { min: minStart / width, max: 1 - minEnd / width };
}

export const withinBounds = (ratio: number, { min, max }: SplitBounds) => Math.min(Math.max(ratio, min), max);

const step = 0.02;

/** Where a key moves the divider, in reading direction; `undefined` when it does not. */
export function ratioAfterKey(key: string, ratio: number, bounds: SplitBounds, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const moves: Readonly<Record<string, number>> = {
    [forward]: ratio + step,
    [backward]: ratio - step,
    Home: bounds.min,
    End: bounds.max,
  };
  const next = moves[key];
  return next === undefined ? undefined : withinBounds(next, bounds);
}
