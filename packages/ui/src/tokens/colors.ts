import { amber, green, ink, petrol, red, violet, white } from './primitives.ts';

/** Meanings a badge, banner or field can carry. `suggestion` marks what a machine proposed. */
export const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'suggestion'] as const;
export type Tone = (typeof tones)[number];

type Surface = 'canvas' | 'surface' | 'raised' | 'sunken' | 'hover' | 'pressed' | 'selected' | 'disabled' | 'inverse' | 'desk';
type TextRole = 'default' | 'muted' | 'subtle' | 'disabled' | 'inverse' | 'link' | 'link-hover';
type BorderRole = 'default' | 'strong' | 'control' | 'control-hover' | 'focus' | 'selected';

/** Series of a chart, in the order in which they are taken: apart also for those who see colours otherwise. */
type ChartColor = 1 | 2 | 3 | 4 | 5 | 6;
/** From little to much. */
type HeatStep = 1 | 2 | 3 | 4 | 5;

export type ColorToken =
  | `bg-${Surface | Tone}`
  | `text-${TextRole | Tone}`
  | `border-${BorderRole | Tone}`
  | `solid-${Tone}`
  | `solid-${Tone}-hover`
  | `on-${Tone}`
  | `chart-${ChartColor}`
  | `heat-${HeatStep}`
  | `on-heat-${HeatStep}`
  | 'mark-hit'
  | 'mark-evidence'
  | 'mark-evidence-line'
  | 'mark-selection'
  | 'backdrop';

export type Colors = Readonly<Record<ColorToken, string>>;

export const light: Colors = {
  'bg-canvas': ink[50],
  'bg-surface': white,
  'bg-raised': white,
  'bg-sunken': ink[100],
  'bg-hover': ink[100],
  'bg-pressed': ink[150],
  'bg-selected': petrol[50],
  'bg-disabled': ink[100],
  'bg-inverse': ink[850],
  'bg-desk': ink[200],
  'text-default': ink[900],
  'text-muted': ink[600],
  'text-subtle': '#626b79',
  'text-disabled': ink[400],
  'text-inverse': ink[25],
  'text-link': petrol[600],
  'text-link-hover': petrol[800],
  'border-default': ink[200],
  'border-strong': ink[300],
  'border-control': ink[450],
  'border-control-hover': ink[600],
  'border-focus': petrol[500],
  'border-selected': petrol[600],

  'bg-neutral': ink[100],
  'text-neutral': ink[700],
  'border-neutral': ink[200],
  'solid-neutral': ink[700],
  'solid-neutral-hover': ink[800],
  'on-neutral': white,

  'bg-accent': petrol[50],
  'text-accent': petrol[700],
  'border-accent': petrol[200],
  'solid-accent': petrol[600],
  'solid-accent-hover': petrol[700],
  'on-accent': white,

  'bg-success': green[50],
  'text-success': green[700],
  'border-success': green[200],
  'solid-success': green[600],
  'solid-success-hover': green[700],
  'on-success': white,

  'bg-warning': amber[50],
  'text-warning': amber[700],
  'border-warning': amber[200],
  'solid-warning': amber[600],
  'solid-warning-hover': amber[700],
  'on-warning': white,

  'bg-danger': red[50],
  'text-danger': red[700],
  'border-danger': red[200],
  'solid-danger': red[600],
  'solid-danger-hover': red[700],
  'on-danger': white,

  'bg-suggestion': violet[50],
  'text-suggestion': violet[700],
  'border-suggestion': violet[200],
  'solid-suggestion': violet[600],
  'solid-suggestion-hover': violet[700],
  'on-suggestion': white,

  'chart-1': petrol[600],
  'chart-2': '#e86311',
  'chart-3': '#5728c2',
  'chart-4': '#2ba266',
  'chart-5': '#ad2257',
  'chart-6': '#7284a0',
  'heat-1': '#4796bf',
  'on-heat-1': '#0b1720',
  'heat-2': '#2779aa',
  'on-heat-2': white,
  'heat-3': '#106394',
  'on-heat-3': white,
  'heat-4': '#0d4a70',
  'on-heat-4': white,
  'heat-5': '#0b324d',
  'on-heat-5': white,

  'mark-hit': 'rgb(250 200 60 / 0.42)',
  'mark-evidence': 'rgb(101 68 192 / 0.16)',
  'mark-evidence-line': violet[600],
  'mark-selection': 'rgb(40 136 186 / 0.3)',
  backdrop: 'rgb(16 19 24 / 0.44)',
};

export const dark: Colors = {
  'bg-canvas': ink[950],
  'bg-surface': ink[925],
  'bg-raised': ink[850],
  'bg-sunken': ink[900],
  'bg-hover': ink[850],
  'bg-pressed': ink[800],
  'bg-selected': petrol[950],
  'bg-disabled': ink[850],
  'bg-inverse': ink[150],
  'bg-desk': '#0b0d11',
  'text-default': '#e9ecf0',
  'text-muted': '#aeb6c2',
  'text-subtle': '#98a1ae',
  'text-disabled': ink[500],
  'text-inverse': ink[900],
  'text-link': petrol[300],
  'text-link-hover': petrol[200],
  'border-default': ink[800],
  'border-strong': ink[750],
  'border-control': '#6a7380',
  'border-control-hover': ink[400],
  'border-focus': petrol[400],
  'border-selected': petrol[400],

  'bg-neutral': ink[800],
  'text-neutral': '#ccd2da',
  'border-neutral': ink[750],
  'solid-neutral': ink[300],
  'solid-neutral-hover': ink[200],
  'on-neutral': ink[950],

  'bg-accent': petrol[950],
  'text-accent': petrol[300],
  'border-accent': petrol[800],
  'solid-accent': petrol[400],
  'solid-accent-hover': petrol[300],
  'on-accent': '#06202f',

  'bg-success': green[950],
  'text-success': green[300],
  'border-success': green[900],
  'solid-success': green[300],
  'solid-success-hover': green[200],
  'on-success': '#08210f',

  'bg-warning': amber[950],
  'text-warning': amber[300],
  'border-warning': amber[900],
  'solid-warning': amber[300],
  'solid-warning-hover': amber[200],
  'on-warning': '#2b1b02',

  'bg-danger': red[950],
  'text-danger': red[300],
  'border-danger': red[900],
  'solid-danger': red[400],
  'solid-danger-hover': red[300],
  'on-danger': '#2a0706',

  'bg-suggestion': violet[950],
  'text-suggestion': violet[300],
  'border-suggestion': violet[900],
  'solid-suggestion': violet[300],
  'solid-suggestion-hover': violet[200],
  'on-suggestion': '#1c1236',

  'chart-1': '#4b9fce',
  'chart-2': '#f5b15f',
  'chart-3': '#a0befe',
  'chart-4': '#249055',
  'chart-5': '#f75496',
  'chart-6': '#c4dfd1',
  'heat-1': '#2c7bab',
  'on-heat-1': white,
  'heat-2': '#4a9bc8',
  'on-heat-2': '#06141d',
  'heat-3': '#74b6dc',
  'on-heat-3': '#06141d',
  'heat-4': '#a5d1ec',
  'on-heat-4': '#06141d',
  'heat-5': '#d8edfa',
  'on-heat-5': '#06141d',

  // A fax page stays white in the dark theme, so its marks keep their light values.
  'mark-hit': 'rgb(250 200 60 / 0.42)',
  'mark-evidence': 'rgb(101 68 192 / 0.16)',
  'mark-evidence-line': violet[600],
  'mark-selection': 'rgb(40 136 186 / 0.3)',
  backdrop: 'rgb(0 0 0 / 0.62)',
};

/** Every semantic colour of each theme. */
export const themes = { light, dark } as const;
