import type { Locale } from '@intake/i18n';
import { startFailed } from './startFailed.ts';
import { startWords } from './startWords.ts';

/** How long nobody is told that the application is awaited, in milliseconds. */
const patience = 20_000;

/** Says under the mark that the application is late or did not come; once it is here, it takes the place of both. */
export function watchStart(locale: Locale): void {
  const words = startWords[locale];
  const tell = (text: string) => {
    const waiting = document.querySelector<HTMLElement>('.starting');
    if (!waiting) return;
    const retry = Object.assign(document.createElement('button'), { type: 'button', textContent: words.retry, onclick: () => location.reload() });
    const notice = Object.assign(document.createElement('p'), { role: 'alert', textContent: text });
    waiting.removeAttribute('aria-hidden');
    waiting.hidden = false;
    waiting.replaceChildren(...waiting.querySelectorAll('svg'), notice, retry);
  };
  setTimeout(() => tell(words.late), patience);
  addEventListener(startFailed, () => tell(words.failed));
  // Failures of elements do not bubble; what the application throws itself has other places to be told.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(words.failed), { capture: true });
}
