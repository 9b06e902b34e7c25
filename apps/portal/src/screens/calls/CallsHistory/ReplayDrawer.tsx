import type { Replay } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { Drawer } from '@intake/ui/Drawer';
import { PaneSection } from '@intake/ui/Pane';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { proposalNames } from '../../../shared/calls/calls.messages.ts';
import { SpokenTurns } from '../../../shared/calls/SpokenTurns.tsx';
import { replayMessages as texts } from './CallsHistory.messages.ts';

export interface ReplayDrawerProps {
  replay: Replay;
  /** The version that was given the words. */
  version: number;
  onClose: () => void;
}

const ends: Record<Replay['status'], MessageDescriptor> = { live: texts.live, waiting: texts.live, ended: texts.ended, 'handed-off': texts.handedOff };

/** What a caller said then, and what a newer version makes of it. */
export function ReplayDrawer({ replay, version, onClose }: ReplayDrawerProps) {
  const { formatMessage } = useIntl();
  const { list } = useFormats();
  const outcome = ({ actions, status }: Pick<Replay, 'actions' | 'status'>) =>
    [list(actions.map((action) => formatMessage(proposalNames[action])), 'plain') || formatMessage(texts.nothing), formatMessage(ends[status])].join(' · ');
  return (
    <Drawer isOpen title={formatMessage(texts.title, { version })} onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <Banner tone={replay.isSame ? 'success' : 'warning'}>{formatMessage(replay.isSame ? texts.same : texts.differs)}</Banner>
      <DescriptionList
        items={[
          { id: 'before', term: formatMessage(texts.before), details: outcome(replay.before) },
          { id: 'after', term: formatMessage(texts.after), details: outcome(replay) },
        ]}
      />
      <PaneSection title={formatMessage(texts.turns)}>
        <SpokenTurns label={formatMessage(texts.turns)} turns={replay.turns} />
      </PaneSection>
    </Drawer>
  );
}
