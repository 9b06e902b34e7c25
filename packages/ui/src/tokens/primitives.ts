/** Raw palette, sRGB hex. Only the semantic themes read it; components never do. */
export const white = '#ffffff';

/** Cool greys: paper and ink. */
export const ink = {
  25: '#fcfcfd',
  50: '#f7f8fa',
  100: '#f0f2f5',
  150: '#e8ebef',
  200: '#dfe3e8',
  300: '#cbd1d9',
  400: '#a3abb7',
  450: '#858e9b',
  500: '#6c7583',
  600: '#555e6b',
  700: '#3f4753',
  750: '#323944',
  800: '#282e38',
  850: '#20252d',
  900: '#1a1e25',
  925: '#15181e',
  950: '#101318',
} as const;

/** Petrol: the one accent. */
export const petrol = {
  50: '#eff7fc',
  100: '#ddeef8',
  200: '#bcdef1',
  300: '#8cc7e7',
  400: '#56a9d6',
  500: '#2888ba',
  600: '#10699a',
  700: '#0d577f',
  800: '#104763',
  900: '#123a51',
  950: '#0f2a3c',
} as const;

export const green = {
  50: '#eefaf2',
  100: '#daf3e3',
  200: '#b3e4c5',
  300: '#84d3a2',
  500: '#2a9d5c',
  600: '#17733f',
  700: '#125a33',
  900: '#12402a',
  950: '#0f2a1d',
} as const;

export const amber = {
  50: '#fff8ea',
  100: '#fdeecb',
  200: '#fad98d',
  300: '#f4c04f',
  400: '#e9a520',
  600: '#8a5405',
  700: '#714406',
  900: '#4a300d',
  950: '#302110',
} as const;

export const red = {
  50: '#fff3f2',
  100: '#ffe4e2',
  200: '#fdc6c2',
  300: '#f9a09a',
  400: '#f0746c',
  600: '#bb2c27',
  700: '#9a2420',
  800: '#7c211e',
  900: '#561d1b',
  950: '#381817',
} as const;

export const violet = {
  50: '#f6f4ff',
  100: '#ece7ff',
  200: '#d8cefd',
  300: '#bfaef7',
  600: '#6544c0',
  700: '#53389d',
  900: '#382a66',
  950: '#271f45',
} as const;
