import type { MessageChannel } from '@intake/api/rules';
import { ToggleButton, ToggleButtonGroup } from '@intake/ui/ToggleButton';
import { Mail, MessageSquare } from 'lucide-react';
import { useIntl } from 'react-intl';
import { composerMessages as texts } from './composer.messages.ts';
import type { ComposerModel } from './composer.model.ts';
import { Facts, Ways } from './Composer.styles.ts';
import { blockName, channelNames, noWayNames } from './texting.messages.ts';

export interface ChannelChoiceProps extends Pick<ComposerModel, 'channel'> {
  otherWay: NonNullable<ComposerModel['otherWay']>;
  /** To the conversation with the same patient by the other channel. */
  onSwitch: () => void;
}

const icons = { sms: MessageSquare, email: Mail };
const channels: readonly MessageChannel[] = ['sms', 'email'];

/** What the message goes by, and why it cannot go by the other. */
export function ChannelChoice({ channel, otherWay, onSwitch }: ChannelChoiceProps) {
  const { formatMessage } = useIntl();
  const { number, block } = otherWay;
  const why = block === null ? null : block === 'no-number' ? noWayNames[otherWay.channel] : blockName(block, otherWay.channel);
  return (
    <Ways>
      <ToggleButtonGroup label={formatMessage(texts.channel)} value={channel} onChange={({ value }) => value !== channel && onSwitch()}>
        {channels.map((id) => {
          const Icon = icons[id];
          return <ToggleButton key={id} id={id} size="sm" icon={<Icon aria-hidden />} label={formatMessage(channelNames[id])} isDisabled={id !== channel && number === null} />;
        })}
      </ToggleButtonGroup>
      {why && <Facts>{formatMessage(texts.notBy, { channel: formatMessage(channelNames[otherWay.channel]), reason: formatMessage(why) })}</Facts>}
    </Ways>
  );
}
