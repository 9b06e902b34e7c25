import { ThemeProvider, englishLabels } from '@intake/ui/theme';
import type { ThemeName } from '@intake/ui/theme';
import { themes } from '@intake/ui/tokens';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { createGlobalStyle } from 'styled-components';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming/create';
import { initialGlobals } from './globals.ts';
import type { Globals } from './globals.ts';

const pageIn = (base: ThemeName) => {
  const colors = themes[base];
  return create({
    base,
    fontBase: "'Inter Variable', sans-serif",
    appBg: colors['bg-canvas'],
    appContentBg: colors['bg-surface'],
    appPreviewBg: colors['bg-surface'],
    appBorderColor: colors['border-default'],
    appBorderRadius: 10,
    textColor: colors['text-default'],
    textMutedColor: colors['text-muted'],
    colorSecondary: colors['solid-accent'],
    inputBg: colors['bg-surface'],
    inputBorder: colors['border-control'],
    inputTextColor: colors['text-default'],
  });
};

const pages = { light: pageIn('light'), dark: pageIn('dark') };

/**
 * The product's own reset takes the space and the marks that prose needs. Prose is English, and is read from the left whichever way
 * its examples are.
 */
const Prose = createGlobalStyle`
  .sbdocs-content {
    direction: ltr;
  }

  [dir='rtl'] .sbdocs-content .sb-story {
    direction: rtl;
  }

  .sbdocs-content > h2:not(.sb-unstyled) {
    margin-block-start: 2.5rem;
  }

  .sbdocs-content > ol:not(.sb-unstyled) {
    list-style: decimal;
  }

  .sbdocs-content > ul:not(.sb-unstyled) {
    list-style: disc;
  }
`;

/** The globals that a page begins with are in its address alone. */
const globalsOfAddress = (): Globals => {
  const pairs = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
  return { ...initialGlobals, ...Object.fromEntries(pairs.map((pair) => pair.split(':'))) };
};

let current: Globals;

/** What opens over the page stands in a frame of its own, which finds the globals in its address. */
const take = (globals: Globals) => {
  current = globals;
  const set = Object.keys(initialGlobals).map((name) => `${name}:${globals[name as keyof Globals]}`);
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?framed=true&globals=${set.join(';')}` });
};

take(globalsOfAddress());
// Each time the page is rendered anew, without what it knew.
void addons.ready().then((channel) => channel.on('globalsUpdated', ({ globals }: { globals: Globals }) => take(globals)));

/** A page of documentation wears the theme, the direction and the density of the toolbar, as its stories do. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, direction, density } = current;
  return (
    <ThemeProvider theme={theme} direction={direction} density={density} locale="en" labels={englishLabels}>
      <Prose />
      <DocsContainer context={context} theme={pages[theme]}>
        {children}
      </DocsContainer>
    </ThemeProvider>
  );
}
