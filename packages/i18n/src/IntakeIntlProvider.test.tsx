import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { FormattedMessage } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { compileCatalogue } from '@intake/i18n/vite';
import { IntakeIntlProvider } from './IntakeIntlProvider.tsx';
import { useFormats } from './formats.ts';
import { allTexts, areaTexts, inboxTexts } from './late.ts';
import type { Locale } from './locales.ts';
import { entryTexts, failureKept, loadMessages } from './messages.ts';
import type { MessageScope } from './messages.ts';

const arrived = '2026-11-21T18:05:00Z';

function Arrival() {
  const { dateTime } = useFormats();
  return <FormattedMessage id="faxes.list.arrived" values={{ when: dateTime(arrived) }} />;
}

async function text(element: Parameters<typeof prerender>[0]) {
  const { prelude } = await prerender(element);
  return (await new Response(prelude).text()).replace(/<[^>]*>/g, '');
}

it('renders compiled messages in the zone of the clinic', async () => {
  const messages = compileCatalogue({ 'faxes.list.arrived': 'Reçu : {when}' });
  const html = await text(
    <IntakeIntlProvider scope={allTexts} locale="fr" timeZone="America/Toronto" messages={messages}>
      <Arrival />
    </IntakeIntlProvider>,
  );
  expect(html.replace(/\s/g, ' ')).toBe('Reçu : 21 nov. 2026, 13 h 05');
});

it('waits for the language it was asked for', async () => {
  const html = await text(<IntakeIntlProvider scope={allTexts} locale="ja">content</IntakeIntlProvider>);
  expect(html).toContain('content');
});

it('shows texts that are here without its fallback', async () => {
  const fetch = async () => ({ default: {} });
  const scope: MessageScope = { fetch: { en: fetch, fr: fetch, ja: fetch, zh: fetch } };
  await loadMessages('fr', scope);
  const shown = (locale: Locale) => renderToStaticMarkup(<IntakeIntlProvider scope={scope} locale={locale} fallback="fallback">content</IntakeIntlProvider>);
  expect(shown('fr')).toBe('content');
  expect(shown('ja')).toContain('fallback');
});

it('fetches a language once', () => {
  expect(loadMessages('zh', allTexts)).toBe(loadMessages('zh', allTexts));
});

it('answers a failure again to whoever waits for it, and tries again later', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.reject(new Error('offline')));
  const scope: MessageScope = { fetch: { en: fetch, fr: fetch, ja: fetch, zh: fetch } };
  const first = loadMessages('en', scope);
  await expect(first).rejects.toMatchObject({ name: 'ChunkLoadError', cause: new Error('offline') });
  expect(loadMessages('en', scope)).toBe(first);
  vi.advanceTimersByTime(failureKept);
  await expect(loadMessages('en', scope)).rejects.toMatchObject({ name: 'ChunkLoadError', cause: new Error('offline') });
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('has what signing in and the inbox say apart, and each other area by itself', async () => {
  const load = (scope: MessageScope) => loadMessages('en', scope);
  const [entry, inbox, audit, all] = await Promise.all([load(entryTexts), load(inboxTexts), load(areaTexts('audit')), load(allTexts)]);
  // Titles of screens stand in the menu, and so come with the inbox whatever their area.
  const areas = (ids: object) => new Set(Object.keys(ids).flatMap((id) => (id.split('.')[1] === 'routes' ? [] : [id.split('.')[0]])));
  expect(areas(entry)).toEqual(new Set(['app', 'auth']));
  expect(areas(inbox)).toEqual(new Set(['app', 'auth', 'faxes', 'labels', 'patients', 'shell']));
  expect(areas(audit)).toEqual(new Set([...areas(inbox), 'audit']));
  expect(all).toMatchObject({ ...inbox, ...audit });
  expect(() => areaTexts('faxes')).toThrow('faxes.json');
});
