import { IntakeIntlProvider, defaultLocale, languageTags, loadMessages, localeNames, locales } from '@intake/i18n';
import { allTexts } from '@intake/i18n/late';
import type { Locale, Messages } from '@intake/i18n';
import { ThemeProvider, englishLabels } from '@intake/ui/theme';
import type { Decorator, Preview, StoryContext, StoryObj } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { AllLabels } from '../apps/portal/src/app/entry/AllLabels.tsx';
import './faces.css';
import { DocsPage } from './DocsPage.tsx';
import { drawn } from './drawn.ts';
import { failOnConsoleErrors, failOnUnhandledRequests, fontsReady, forgetAnnouncements, freezeClock, heedConsole, standAlone, startWorker } from './environment.ts';
import { initialGlobals } from './globals.ts';
import type { Globals } from './globals.ts';
import { beginPlay, endPlay, useStoryLocale } from './language.ts';
import type { Worker } from './network.ts';
import { disturbNetwork } from './network.ts';
import { cutWords } from './cut.ts';
import { readableProps } from './propTable.ts';
import { keepRewriting, rewrite } from './words.ts';
import { useLook } from './worn.ts';

standAlone();
freezeClock();
heedConsole();
// A busy machine may take its time; what never comes is still missed.
configure({ asyncUtilTimeout: 10_000 });

/** Theme, direction and language are three settings of their own, as in the product. */
const InProduct = ({ context, children }: { context: StoryContext; children: ReactNode }) => {
  const { locale: wanted, density, ...look } = context.globals as unknown as Globals;
  const { theme, direction } = useLook(look);
  const locale = useStoryLocale(context.id, wanted);
  return (
    <ThemeProvider theme={theme} direction={direction} density={density} locale={languageTags[locale]} labels={englishLabels}>
      <IntakeIntlProvider locale={locale} scope={allTexts} messages={(context.loaded.messages as Record<Locale, Messages>)[locale]} timeZone="America/Toronto">
        <AllLabels>{children}</AllLabels>
      </IntakeIntlProvider>
    </ThemeProvider>
  );
};

const inProduct: Decorator = (Story, context) => (
  <InProduct context={context}>
    <Story />
  </InProduct>
);

/** Texts are here before a story renders, so that its play function never meets an empty page. */
const messages = async ({ globals }: { globals: unknown }) => {
  const { locale } = globals as Globals;
  const [english, own] = await Promise.all([loadMessages(defaultLocale, allTexts), loadMessages(locale, allTexts)]);
  return { messages: { [defaultLocale]: english, [locale]: own } };
};

/** A language whose words are longer cuts nothing off, in whatever state the story has ended. */
function nothingIsCut() {
  const writeBack = rewrite(document.body, 'long');
  const faults = cutWords(document.body);
  writeBack();
  if (faults.length > 0) throw new Error(`With longer words:\n${faults.join('\n')}`);
}

/** What React puts off (`useDeferredValue`) is drawn before a story plays. Under Vitest its `act` waits for that; the React of a build has none. */
const mount: Preview['mount'] = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (import.meta.env.PROD) await drawn();
  return context.canvas;
};

const choice = (title: string, items: { value: string; title: string }[]) => ({
  name: title,
  toolbar: { title, items, dynamicTitle: true },
});

const preview: Preview = {
  argTypesEnhancers: [readableProps],
  decorators: [inProduct],
  mount,
  loaders: [mswLoader(startWorker), messages, fontsReady],
  beforeEach: ({ globals, id, moduleExport, msw }) => {
    const { locale, words, network } = globals as unknown as Globals;
    if (locale !== defaultLocale && (moduleExport as StoryObj).play) beginPlay(id);
    disturbNetwork(msw as Worker, network);
    return keepRewriting(document.body, words);
  },
  afterEach: async () => {
    await endPlay();
    forgetAnnouncements();
    failOnUnhandledRequests();
    failOnConsoleErrors();
    nothingIsCut();
  },
  initialGlobals: { ...initialGlobals },
  globalTypes: {
    theme: choice('Theme', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    direction: choice('Direction', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    locale: choice(
      'Language',
      locales.map((value) => ({ value, title: localeNames[value] })),
    ),
    density: choice('Density', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    words: choice('Words', [
      { value: 'written', title: 'Words as written' },
      { value: 'accented', title: 'Accented words' },
      { value: 'long', title: 'Long words' },
    ]),
    network: choice('Network', [
      { value: 'online', title: 'Online' },
      { value: 'slow', title: 'Slow network' },
      { value: 'failing', title: 'Failing server' },
      { value: 'offline', title: 'Offline' },
    ]),
  },
  parameters: {
    layout: 'padded',
    docs: { container: DocsPage },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Foundations', 'ui', 'portal'] } },
    // A violation is a failed test, not a note.
    a11y: { test: 'error' },
    chromatic: { disableSnapshot: true },
  },
};

export default preview;
