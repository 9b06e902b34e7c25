import type { ClinicNumber, NumberTarget } from '@intake/api/contract';
import { Badge } from '@intake/ui/Badge';
import { Muted } from '@intake/ui/CrudTable';
import { Bot, Image, ImageOff, Inbox, MapPin, MessageSquareText, Send } from 'lucide-react';
import { useIntl } from 'react-intl';
import { failureTexts, numberMessages as texts, statusNames } from './PhoneNumbers.messages.ts';
import { isUnderway } from './PhoneNumbers.model.ts';
import { Reason, Work } from './PhoneNumbers.styles.ts';

const icons = { location: MapPin, bin: Inbox, agent: Bot };
const tones = { ordering: 'accent', unconfirmed: 'warning', active: 'success', failed: 'danger', releasing: 'warning', released: 'neutral' } as const;

/** What a number does with what comes in, in words. */
export function useTargetText(): (target: NumberTarget) => string {
  const { formatMessage } = useIntl();
  return ({ kind, name, locationName }) =>
    formatMessage(kind === 'agent' ? texts.callsTo : kind === 'bin' ? texts.faxesToBin : texts.faxesTo, { name, location: locationName });
}

/** Everything that a number does, one line each. */
export function NumberWork({ number }: { number: ClinicNumber }) {
  const { formatMessage } = useIntl();
  const textOf = useTargetText();
  const { targets, takesTexts, isSender, sendsPictures, status } = number;
  if (status !== 'active' && status !== 'releasing') return <Muted>–</Muted>;
  return (
    <Work>
      {targets.map((target) => {
        const Icon = icons[target.kind];
        return (
          <li key={target.id}>
            <Icon aria-hidden /> {textOf(target)}
          </li>
        );
      })}
      {targets.length === 0 && (
        <li>
          <Inbox aria-hidden /> <Muted>{formatMessage(texts.nothing)}</Muted>
        </li>
      )}
      {(takesTexts ?? isSender) && (
        <li>
          <MessageSquareText aria-hidden /> {formatMessage(texts.texts)}
        </li>
      )}
      {isSender && (
        <li>
          <Send aria-hidden data-flip /> {formatMessage(texts.sender)}
        </li>
      )}
      {sendsPictures !== null && (
        <li>
          {sendsPictures ? <Image aria-hidden /> : <ImageOff aria-hidden />} {formatMessage(sendsPictures ? texts.pictures : texts.noPictures)}
        </li>
      )}
    </Work>
  );
}

/** Whether it is there, and what keeps it from its work. */
export function NumberState({ number }: { number: ClinicNumber }) {
  const { formatMessage } = useIntl();
  const { status, failure, isProven, isApplied } = number;
  const isWaiting = status === 'active' && !isApplied && !failure;
  return (
    <div>
      <Badge tone={isWaiting ? 'accent' : tones[status]} hasDot>
        {formatMessage(isWaiting ? texts.settingUp : statusNames[status])}
      </Badge>{' '}
      {status === 'active' && !isProven && <Badge tone="warning">{formatMessage(texts.unproven)}</Badge>}
      {failure && !isUnderway(number) && <Reason>{formatMessage(failureTexts[failure])}</Reason>}
      {status === 'active' && !isProven && <Reason>{formatMessage(texts.unprovenText)}</Reason>}
    </div>
  );
}
