import { preferencesKey, readPreferences } from '../app/preferences/storedPreferences.ts';

// All the script that a page has which is only read: it looks, and speaks, as the visitor has chosen anywhere in Intake.
const { documentElement: root } = document;
const preferences = readPreferences(localStorage.getItem(preferencesKey), navigator.languages);
const asked = new URLSearchParams(location.search).get('lang');
if (asked === null && preferences.locale !== root.dataset.locale) location.replace(`?lang=${preferences.locale}`);

const isDark = preferences.theme === 'dark' || (preferences.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset.theme = isDark ? 'dark' : 'light';
root.dir = preferences.direction;
root.dataset.density = preferences.density;
root.dataset.scripted = '';

const keep = (changed: Partial<typeof preferences>) => localStorage.setItem(preferencesKey, JSON.stringify(Object.assign(preferences, changed)));

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const locale = target.closest<HTMLElement>('[data-lang]')?.dataset.lang;
  if (locale) keep({ locale: locale as typeof preferences.locale });
  if (!target.closest('[data-theme-switch]')) return;
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  keep({ theme });
});
