import type { SessionEnvironment } from '@intake/api/client';
import { declareOtherFaces } from '@intake/ui/theme';
import { removeServiceWorkers } from './serviceWorkers.ts';
import type { AppStore } from './store.ts';
import { preloadLate } from '../routing/preloadFiles.ts';
import { keepUserPreferences } from '../preferences/userPreferences.ts';

/** What the first page does not wait for. */
export function afterStart(store: AppStore, environment: SessionEnvironment): void {
  keepUserPreferences(store, environment);
  preloadLate();
  // The renewing begins; when its code does not arrive, the first call that needs a new token tries again.
  if (store.getState().session.token !== null) void environment.auth().catch(() => {});
  // Undefined where there is no https.
  void removeServiceWorkers(navigator.serviceWorker as ServiceWorkerContainer | undefined);
  whenLoaded(declareOtherFaces);
}

/** After all that the page itself has asked for. */
function whenLoaded(begin: () => void): void {
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
