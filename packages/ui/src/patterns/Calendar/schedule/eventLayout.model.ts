/** Something that takes time in a column, in rows from its top. */
export interface Stretch {
  id: string;
  from: number;
  to: number;
}

/** Where it stands among those that it shares its time with. */
export interface Laned {
  /** From the start side, 0 first. */
  lane: number;
  /** Lanes that the column is divided into there. */
  lanes: number;
  /** Lanes that it takes; those beside it that are empty are its own. */
  span: number;
}

const meets = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to;

/** Runs of stretches that meet directly or through others. Each run is divided by itself. */
function runsOf<S extends Stretch>(sorted: readonly S[]): S[][] {
  const runs: S[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const stretch of sorted) {
    if (stretch.from < end) runs.at(-1)?.push(stretch);
    else runs.push([stretch]);
    end = Math.max(end, stretch.to);
  }
  return runs;
}

/** Lanes of stretches, each in the first that is free when it begins. */
function lanesOf<S extends Stretch>(run: readonly S[]): S[][] {
  const lanes: S[][] = [];
  for (const stretch of run) {
    const free = lanes.find((lane) => (lane.at(-1)?.to ?? 0) <= stretch.from);
    if (free) free.push(stretch);
    else lanes.push([stretch]);
  }
  return lanes;
}

/** Places what overlaps side by side: the earlier first, and of two that begin together the longer. */
export function layOut<S extends Stretch>(stretches: readonly S[]): (S & Laned)[] {
  const sorted = stretches.toSorted((a, b) => a.from - b.from || b.to - a.to || a.id.localeCompare(b.id));
  return runsOf(sorted).flatMap((run) => {
    const lanes = lanesOf(run);
    return run.map((stretch) => {
      const lane = lanes.findIndex((some) => some.includes(stretch));
      const beyond = lanes.slice(lane + 1);
      const blocked = beyond.findIndex((some) => some.some((other) => meets(stretch, other)));
      return { ...stretch, lane, lanes: lanes.length, span: 1 + (blocked === -1 ? beyond.length : blocked) };
    });
  });
}
