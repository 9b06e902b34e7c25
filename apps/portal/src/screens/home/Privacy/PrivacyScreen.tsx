import { useIntl } from 'react-intl';
import { Article } from '../../../shared/publicPage/Article.tsx';
import { privacyMessages as texts } from './Privacy.messages.ts';

const parts = ['tracking', 'documents', 'seen', 'forms', 'mail', 'rights'] as const;

export function PrivacyScreen() {
  const { formatMessage } = useIntl();
  return (
    <Article
      title={formatMessage(texts.title)}
      lead={formatMessage(texts.lead)}
      parts={parts.map((name) => ({ title: formatMessage(texts[name]), text: formatMessage(texts[`${name}Text`]) }))}
    />
  );
}
