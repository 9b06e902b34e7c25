import { connectSession, createSessionEnvironment } from '@intake/api/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/entry/App.tsx';
import { keepPreferences } from './app/preferences/preferences.ts';
import { preloadPage } from './app/routing/preloadPage.ts';
import { whenIdle } from './data/whenIdle.ts';
import { forgetEarlyForm } from './shared/signIn/earlyForm.ts';
import { createStore } from './app/entry/store.ts';

const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = import.meta.env;

const environment = createSessionEnvironment({
  baseUrl: '',
  storage: localStorage,
  storageEvents: window,
  hosted: url && publishableKey ? { url, publishableKey } : undefined,
});
const store = createStore(environment);
connectSession(store, environment);
keepPreferences(store);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const { session, preferences } = store.getState();
void preloadPage(location.pathname, session.token !== null, preferences.locale).then(() => {
  createRoot(root).render(
    <StrictMode>
      <App store={store} environment={environment} onShown={afterwards} />
    </StrictMode>,
  );
});

/** What nobody waits for comes once there is something to see, or the connection is back. */
const afterwards = () => {
  forgetEarlyForm();
  return whenIdle(
    () =>
      void import('./app/entry/afterStart.ts').then(
        ({ afterStart }) => afterStart(store, environment),
        () => addEventListener('online', afterwards, { once: true }),
      ),
  );
};
