import type { Plugin } from 'vite';

interface Shortcut {
  name: string;
  file: RegExp;
  asked: RegExp;
  instead: string;
}

const shortcuts: readonly Shortcut[] = [
  {
    // Throws a RangeError for the same tags.
    name: 'react-aria: whether a tag is well-formed',
    file: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/,
    asked: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
    instead: 'Intl.getCanonicalLocales(locale)',
  },
  {
    // Every browser that runs this has our four.
    name: 'react-intl: whether numbers can be written in a language',
    file: /@formatjs\/intl\/index\.js$/,
    asked: /Intl\.NumberFormat\.supportedLocalesOf\(locale\)/,
    instead: 'Intl.getCanonicalLocales(locale)',
  },
  {
    name: 'react-intl: whether dates can be written in a language',
    file: /@formatjs\/intl\/index\.js$/,
    asked: /Intl\.DateTimeFormat\.supportedLocalesOf\(locale\)/,
    instead: 'Intl.getCanonicalLocales(locale)',
  },
  {
    name: 'intl-messageformat: whether a text can be written in a language, asked for each text',
    file: /intl-messageformat\/index\.js$/,
    asked: /(?<=const supportedLocales = )Intl\.NumberFormat\.supportedLocalesOf\(locales\)/,
    instead: 'Intl.getCanonicalLocales(locales)',
  },
  {
    // The tag names its script, or its language is enough: what follows in the function.
    name: 'react-aria: which way a language is read',
    file: /react-aria\/dist\/private\/i18n\/utils\.mjs$/,
    asked: /new Intl\.Locale\(localeString\)\.maximize\(\);[\s\S]*?if \(textInfo\) return [^;]*;/,
    instead: 'new Intl.Locale(localeString);',
  },
];

/**
 * Questions about a language that the browser answers from lists and tables of all of them, which it has to build first. They
 * took an eighth of the work of showing the sign-in form, to learn what our tags say themselves.
 */
export const plainLocales: Plugin = {
  name: 'plain-locales',
  apply: 'build',
  transform: {
    filter: { id: shortcuts.map(({ file }) => file) },
    handler(code, id) {
      const own = shortcuts.filter(({ file }) => file.test(id));
      for (const { name, asked } of own) if (!asked.test(code)) this.error(`${id} asks otherwise. ${name}`);
      return { code: own.reduce((text, { asked, instead }) => text.replace(asked, instead), code), map: null };
    },
  },
};
