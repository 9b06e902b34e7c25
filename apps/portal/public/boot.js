// The stored settings, on <html> before anything is painted; src/app/preferences.ts writes and checks them.
(function () {
  const root = document.documentElement;
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('intake-preferences')) || {};
  } catch {
    // Unreadable settings are no settings.
  }
  const dark = stored.theme === 'dark' || (stored.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dir = stored.direction === 'rtl' ? 'rtl' : 'ltr';
  root.dataset.density = stored.density === 'compact' ? 'compact' : 'comfortable';
  if (/^(en|fr|ja|zh)$/.test(stored.locale)) root.lang = stored.locale;
})();
