import { Suspense, use, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { languageTags } from './locales.ts';
import type { Locale } from './locales.ts';
import { loadMessages } from './messages.ts';
import type { Messages, MessageScope } from './messages.ts';

export interface IntakeIntlProviderProps {
  locale: Locale;
  /** The texts that are needed inside; a further provider there may bring more. */
  scope: MessageScope;
  /** IANA zone that instants are shown in, the clinic's; the browser's own without one. */
  timeZone?: string;
  /** Texts to show instead of the locale's own: pseudo-locales, tests. */
  messages?: Messages;
  /** Shown until the first language has arrived. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Translates what is inside. Fetches only the chosen language, and keeps showing the one before until it is here.
 * A language that cannot be fetched throws to the nearest error boundary.
 */
export function IntakeIntlProvider({
  locale,
  scope,
  messages,
  timeZone,
  fallback = null,
  children,
}: IntakeIntlProviderProps) {
  const shown = useDeferredValue(locale);
  return (
    <Suspense fallback={fallback}>
      <Loaded locale={messages ? locale : shown} scope={scope} messages={messages} timeZone={timeZone}>
        {children}
      </Loaded>
    </Suspense>
  );
}

function Loaded({ locale, scope, messages, timeZone, children }: Omit<IntakeIntlProviderProps, 'fallback'>) {
  const texts = messages ?? use(loadMessages(locale, scope));
  return (
    <IntlProvider
      locale={languageTags[locale]}
      defaultLocale={languageTags.en}
      messages={texts}
      timeZone={timeZone}
    >
      {children}
    </IntlProvider>
  );
}
