import { entryTexts, IntakeIntlProvider, languageTags, loadMessages, locales } from '@intake/i18n';
import type { Locale } from '@intake/i18n';
import { faceSheets, ThemeProvider } from '@intake/ui/theme';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useIntl } from 'react-intl';
import { ServerStyleSheet } from 'styled-components';
import { entryLabelMessages } from '../../../app/entry/entryLabels.messages.ts';
import { uiLabelsOf } from '../../../app/entry/uiLabels.ts';
import { forgotPasswordPath, loginPath } from '../../../app/routing/startPages.ts';
import { SignedOutFrame } from '../../../app/shell/frames/SignedOutFrame.tsx';
import { earlyFormId } from '../../../shared/signIn/earlyForm.ts';
import { LoginScreen } from './LoginScreen.tsx';

/** The sign-in form in every language as an element that the script of its page takes one from: the build calls it. */
export async function renderSignIn(): Promise<string> {
  const sheet = new ServerStyleSheet();
  const forms = await Promise.all(
    locales.map(async (locale) => {
      const messages = await loadMessages(locale, entryTexts);
      return renderToStaticMarkup(
        sheet.collectStyles(
          <div data-locale={locale}>
            {faceSheets[locale] && <link rel="stylesheet" href={faceSheets[locale]} />}
            <IntakeIntlProvider locale={locale} scope={entryTexts} messages={messages}>
              <Themed locale={locale}>
                <SignedOutFrame>
                  <LoginScreen isSigningIn={false} problem={null} hrefs={{ forgotPassword: forgotPasswordPath, byCode: `${loginPath}?by=code` }} onSignIn={never} onProvider={never} />
                </SignedOutFrame>
              </Themed>
            </IntakeIntlProvider>
          </div>,
        ),
      );
    }),
  );
  return `<template id="${earlyFormId}"><style>${rulesOf(sheet)}[data-sent] [type=submit]{opacity:0.6;cursor:progress}</style>${forms.join('')}</template>`;
}

/** Nobody presses what is only markup. */
const never = () => {};

/** Without the names by which the library would take them for its own, in the order of another build. */
const rulesOf = (sheet: ServerStyleSheet) =>
  sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\//g, '');

function Themed({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <ThemeProvider theme="light" direction="ltr" locale={languageTags[locale]} labels={uiLabelsOf(useIntl(), entryLabelMessages)}>
      {children}
    </ThemeProvider>
  );
}
