import { IntakeIntlProvider, languageTags, loadMessages, locales } from '@intake/i18n';
import { areaTexts } from '@intake/i18n/late';
import type { Locale } from '@intake/i18n';
import { faceSheets, StaticTheme } from '@intake/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { useIntl } from 'react-intl';
import { ServerStyleSheet } from 'styled-components';
import { PublicFrame } from '../../shared/publicPage/PublicFrame.tsx';
import { StaticTools } from '../../shared/publicPage/StaticTools.tsx';
import { loginPath } from '../routing/startPages.ts';
import { Brand, productName } from '../shell/header/Brand.tsx';
import { readingPages } from './readingPages.ts';

export interface RenderedPage {
  path: string;
  locale: Locale;
  /** BCP 47. */
  tag: string;
  /** What belongs into the head: title, description, style sheets. */
  head: string;
  body: string;
}

/** Every reading page in every language, as markup: the build calls it. */
export async function renderPages(): Promise<RenderedPage[]> {
  const rendered = await Promise.all(locales.map((locale) => renderIn(locale)));
  return rendered.flat();
}

async function renderIn(locale: Locale): Promise<RenderedPage[]> {
  const messages = await loadMessages(locale, areaTexts('home', 'revenue', 'welcome'));
  const faces = faceSheets[locale];
  return readingPages.map((page) => {
    const sheet = new ServerStyleSheet();
    const markup = (node: React.ReactNode) =>
      renderToStaticMarkup(
        <IntakeIntlProvider locale={locale} scope={areaTexts('home', 'revenue', 'welcome')} messages={messages}>
          {node}
        </IntakeIntlProvider>,
      );
    const body = markup(
      sheet.collectStyles(
        <StaticTheme locale={languageTags[locale]}>
          <PublicFrame brand={<Brand />} tools={<StaticTools locale={locale} />} signInPath={loginPath}>
            <page.Screen />
          </PublicFrame>
        </StaticTheme>,
      ),
    );
    const head = markup(
      <>
        <Title page={page} />
        {faces && <link rel="stylesheet" href={faces} />}
      </>,
    );
    return { path: page.path, locale, tag: languageTags[locale], head: head + sheet.getStyleTags(), body };
  });
}

function Title({ page: { path, title, description } }: { page: (typeof readingPages)[number] }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <title>{`${formatMessage(title)} · ${productName}`}</title>
      <meta name="description" content={formatMessage(description)} />
      {locales.map((code) => (
        <link key={code} rel="alternate" hrefLang={languageTags[code]} href={`${path}?lang=${code}`} />
      ))}
    </>
  );
}
