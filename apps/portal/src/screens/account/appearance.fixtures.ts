import type { Appearance } from './AppearanceFields.tsx';

/** How the portal looks to someone who never changed it. */
export const appearance: Appearance = {
  theme: 'system',
  direction: 'ltr',
  locale: 'en',
  density: 'comfortable',
  navType: 'side',
  navCollapsed: false,
  sideNavTheme: 'same',
  topNavColor: null,
  headerNavColor: null,
};
