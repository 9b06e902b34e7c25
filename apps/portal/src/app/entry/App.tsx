import { entryTexts, IntakeIntlProvider, languageTags } from '@intake/i18n';
import type { SessionEnvironment } from '@intake/api/client';
import { ThemeProvider } from '@intake/ui/theme';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from '../routing/AppRoutes.tsx';
import { LinksInside } from '../routing/LinksInside.tsx';
import { entryLabelMessages } from './entryLabels.messages.ts';
import { EnvironmentContext } from './environment.ts';
import { LanguageBoundary } from './LanguageBoundary.tsx';
import { useAppSelector } from './store.ts';
import type { AppStore } from './store.ts';
import { uiLabelsOf } from './uiLabels.ts';

interface AppProps {
  store: AppStore;
  environment: SessionEnvironment;
  /** Called once a page is on the screen; may return a function for when it goes. */
  onShown?: () => (() => void) | undefined;
}

export function App({ store, environment, onShown }: AppProps) {
  return (
    <EnvironmentContext value={environment}>
      <Provider store={store}>
        <LanguageBoundary>
          <BrowserRouter>
            <Settings>
              <LinksInside>
                <AppRoutes />
                {onShown && <Shown onShown={onShown} />}
              </LinksInside>
            </Settings>
          </BrowserRouter>
        </LanguageBoundary>
      </Provider>
    </EnvironmentContext>
  );
}

function Shown({ onShown }: Required<Pick<AppProps, 'onShown'>>) {
  useEffect(onShown, [onShown]);
  return null;
}

function Settings({ children }: { children: ReactNode }) {
  const { locale } = useAppSelector((state) => state.preferences);
  return (
    <IntakeIntlProvider locale={locale} scope={entryTexts}>
      <Themed>{children}</Themed>
    </IntakeIntlProvider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const { theme, direction, density, locale } = useAppSelector((state) => state.preferences);
  const systemTheme = useSyncExternalStore(onSystemTheme, () => (darkMode.matches ? 'dark' : 'light'));
  const intl = useIntl();
  const labels = useMemo(() => uiLabelsOf(intl, entryLabelMessages), [intl]);
  return (
    <ThemeProvider
      theme={theme === 'system' ? systemTheme : theme}
      direction={direction}
      density={density}
      locale={languageTags[locale]}
      labels={labels}
    >
      {children}
    </ThemeProvider>
  );
}

const darkMode = window.matchMedia('(prefers-color-scheme: dark)');

function onSystemTheme(listener: () => void): () => void {
  darkMode.addEventListener('change', listener);
  return () => darkMode.removeEventListener('change', listener);
}
