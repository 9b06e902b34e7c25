import { useIntl } from 'react-intl';
import { Article } from '../../../shared/publicPage/Article.tsx';
import { termsMessages as texts } from './Terms.messages.ts';

const parts = ['operator', 'licence', 'emergencies', 'account', 'content', 'changes'] as const;

export function TermsScreen() {
  const { formatMessage } = useIntl();
  return (
    <Article
      title={formatMessage(texts.title)}
      lead={formatMessage(texts.lead)}
      parts={parts.map((name) => ({ title: formatMessage(texts[name]), text: formatMessage(texts[`${name}Text`]) }))}
    />
  );
}
