import { useIntl } from 'react-intl';
import { Article } from '../../../shared/publicPage/Article.tsx';
import { aboutUsMessages as texts } from './AboutUs.messages.ts';

const parts = ['why', 'how', 'who', 'open'] as const;

export function AboutUsScreen() {
  const { formatMessage } = useIntl();
  return (
    <Article
      title={formatMessage(texts.title)}
      lead={formatMessage(texts.lead)}
      parts={parts.map((name) => ({ title: formatMessage(texts[name]), text: formatMessage(texts[`${name}Text`]) }))}
    />
  );
}
