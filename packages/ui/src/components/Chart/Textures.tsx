import { mostSeries } from './chart.model.ts';

const side = 7;

/** Lines and dots over the colour of each series but the first, so that none is known by its colour alone. */
const strokes = [
  undefined,
  `M-1,1 l2,-2 M0,${side} l${side},-${side} M${side - 1},${side + 1} l2,-2`,
  'M3.5,2.2 v2.6 M2.2,3.5 h2.6',
  'M0,3.5 h7',
  `M${side + 1},1 l-2,-2 M${side},${side} l-${side},-${side} M1,${side + 1} l-2,-2`,
  'M3.5,0 v7',
];

export const textureOf = (textures: string, nth: number) => (strokes[nth] ? `url(#${textures}-${nth})` : 'var(--mark)');

export function Textures({ id }: { id: string }) {
  return (
    <defs>
      {Array.from({ length: mostSeries }, (_, nth) => (
        <pattern key={nth} id={`${id}-${nth}`} data-series={nth + 1} width={side} height={side} patternUnits="userSpaceOnUse">
          <rect width={side} height={side} fill="var(--mark)" />
          <path d={strokes[nth]} stroke="var(--ground)" strokeWidth={1.4} strokeOpacity={0.55} />
        </pattern>
      ))}
    </defs>
  );
}
