import { templateProblems, type Locale } from '@intake/api/rules';
import { localeNames, useFormats } from '@intake/i18n';
import { ErrorState } from '@intake/ui/ErrorState';
import { useIntl } from 'react-intl';
import { letterVariableNames } from '../../../shared/letters/letters.messages.ts';
import { templateMessages as texts, wordingTexts } from './SmsTemplates.messages.ts';
import { sampleOf } from './SmsTemplates.model.ts';
import { Bubble, Facts, Language } from './SmsTemplates.styles.ts';

export interface MessagePreviewProps {
  body: string;
  locale: Locale;
  organization: string;
  isFilled: boolean;
}

/** Septets and 16-bit units of a message that is alone. */
const sizes = { plain: 160, unicode: 70 };
/** So many are named; a text of more is in another script. */
const mostNamed = 12;

/** A space that is not the ordinary one would not be seen. */
const visible = (character: string) => character.trim() || '␣';

/** A text as the patient gets it, with what it costs. */
export function MessagePreview({ body, locale, organization, isFilled }: MessagePreviewProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const wrong = templateProblems(body)[0];
  const { text, missing, count, costly } = sampleOf(body, { locale, organization, isFilled });
  return (
    <section>
      <Language lang={locale}>{localeNames[locale]}</Language>
      {wrong ? (
        <ErrorState title={formatMessage(texts.wrong)}>
          {formatMessage(texts.wrongText, { text: <bdi key="text">{wrong.code === 'malformed' ? wrong.name : `{${wrong.name}}`}</bdi>, reason: formatMessage(wordingTexts[wrong.code]) })}
        </ErrorState>
      ) : (
        <Bubble lang={locale} dir="auto">
          {text}
        </Bubble>
      )}
      {!wrong && missing.length > 0 && (
        <Facts>{formatMessage(texts.missing, { names: formats.list(missing.map((name) => formatMessage(letterVariableNames[name]))) })}</Facts>
      )}
      {!wrong && missing.length === 0 && <Facts>{formatMessage(texts.segments, { count })}</Facts>}
      {!wrong && costly.length > 0 && (
        <Facts>
          {costly.length > mostNamed ? formatMessage(texts.unicode, sizes) : formatMessage(texts.costly, { ...sizes, characters: <bdi key="characters">{costly.map(visible).join(' ')}</bdi> })}
        </Facts>
      )}
    </section>
  );
}
