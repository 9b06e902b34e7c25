import type { Locale } from '@intake/i18n';
import { earlyFormId } from '../shared/signIn/earlyForm.ts';
import type { EarlyForm } from '../shared/signIn/earlyForm.ts';

/** On a fast line the application is there before, in milliseconds: nobody sees one form in place of the other. */
const patience = 300;

/**
 * Shows the sign-in form that stands in the page, and keeps what is done with it for the application, which takes its place.
 * @param wanted where somebody is on their way to
 */
export function showEarlyForm(locale: Locale, wanted: string | null): void {
  setTimeout(() => {
    const mark = document.querySelector<HTMLElement>('.starting');
    const source = document.querySelector<HTMLTemplateElement>(`#${earlyFormId}`);
    if (!mark || !source) return;
    const { content } = source;
    for (const other of content.querySelectorAll(`[data-locale]:not([data-locale=${locale}])`)) other.remove();
    const early: EarlyForm = { values: {}, focused: '', isSent: false };
    globalThis.earlyForm = early;
    const place = document.createElement('div');
    place.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) early.values[target.name] = target.value;
    });
    place.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) early.focused = target.name;
    });
    place.addEventListener('submit', (event) => {
      event.preventDefault();
      early.isSent = true;
      place.dataset.sent = '';
    });
    place.append(content);
    for (const link of place.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const url = new URL(link.href);
      if (wanted) url.searchParams.set('redirect', wanted);
      link.href = url.href;
    }
    // Unless it says already that the application is late.
    mark.hidden = mark.ariaHidden !== null;
    mark.after(place);
  }, patience);
}
