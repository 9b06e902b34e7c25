import type { RequestDetail } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Banner } from '@intake/ui/Banner';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import { useIntl } from 'react-intl';
import { presenceMessages as texts } from '../Requests.messages.ts';
import { People } from '../Requests.styles.ts';

/** Somebody else works on it: it can be read meanwhile. */
export function Held({ holder }: { holder: NonNullable<RequestDetail['claim']> }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Banner tone="warning" title={formatMessage(texts.heldTitle, { name: holder.displayName })}>
      {formatMessage(texts.heldText, { time: formats.time(holder.until) })}
    </Banner>
  );
}

/** Who else has it open, said once when somebody comes or goes. */
export function Lookers({ people }: { people: RequestDetail['viewers'] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const names = people.map(({ displayName }) => displayName);
  const text = names.length > 0 ? formatMessage(texts.looking, { names: formats.list(names), count: names.length }) : undefined;
  return (
    <People role="status" title={text}>
      {people.map(({ userId, displayName }) => (
        <Avatar key={userId} name={displayName} size="sm" isDecorative />
      ))}
      <VisuallyHidden>{text}</VisuallyHidden>
    </People>
  );
}
