import { CalendarCheck, FolderCheck, Inbox, ScanText, UserSearch } from 'lucide-react';
import { useIntl } from 'react-intl';
import { journeyMessages as texts } from './Homepage.messages.ts';
import { PartTitle } from './Homepage.styles.ts';
import { Emblem, Root, Step, Steps } from './Journey.styles.ts';

const steps = [
  { Icon: Inbox, title: texts.arrives, text: texts.arrivesText },
  { Icon: ScanText, title: texts.read, text: texts.readText },
  { Icon: UserSearch, title: texts.matched, text: texts.matchedText },
  { Icon: FolderCheck, title: texts.filed, text: texts.filedText },
  { Icon: CalendarCheck, title: texts.answered, text: texts.answeredText },
];

/** One fax from its beginning to its end, in the order in which it happens. */
export function Journey() {
  const { formatMessage } = useIntl();
  return (
    <Root>
      <PartTitle>{formatMessage(texts.title)}</PartTitle>
      <Steps>
        {steps.map(({ Icon, title, text }) => (
          <Step key={title.id as string}>
            <Emblem>
              <Icon aria-hidden />
            </Emblem>
            <h3>{formatMessage(title)}</h3>
            <p>{formatMessage(text)}</p>
          </Step>
        ))}
      </Steps>
    </Root>
  );
}
