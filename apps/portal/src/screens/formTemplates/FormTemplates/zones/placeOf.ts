import type { FormZone } from '@intake/api/contract';
import type { CSSProperties } from 'react';

const percent = (share: number) => `${share * 100}%`;

/** Where a box lies on its page, which has no direction of reading: left stays left. */
export const placeOf = ([x0, y0, x1, y1]: FormZone['box']): CSSProperties => ({ left: percent(x0), top: percent(y0), width: percent(x1 - x0), height: percent(y1 - y0) });
