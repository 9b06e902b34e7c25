import { Badge } from '@intake/ui/Badge';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { integrationMessages as texts } from './Integrations.messages.ts';
import { Card } from './Integrations.styles.ts';

export interface ProviderCardProps {
  name: string;
  /** What it does, and who learns what by it. */
  text: string;
  isSetUp: boolean;
  /** What sets it up: environment variables of the server. */
  settings: readonly string[];
  /** What can be done with it once it is set up. */
  children?: ReactNode;
}

/** Something that the server can work with. */
export function ProviderCard({ name, text, isSetUp, settings, children }: ProviderCardProps) {
  const { formatList, formatMessage } = useIntl();
  const id = useId();
  const names = formatList(settings.map((setting) => <code key={setting}>{setting}</code>));
  return (
    <Card aria-labelledby={id}>
      <header>
        <h3 id={id}>{name}</h3>
        <Badge tone={isSetUp ? 'success' : 'neutral'} hasDot>
          {formatMessage(isSetUp ? texts.on : texts.off)}
        </Badge>
      </header>
      <p>{text}</p>
      {isSetUp ? children : <p>{formatMessage(texts.operator, { names })}</p>}
    </Card>
  );
}
