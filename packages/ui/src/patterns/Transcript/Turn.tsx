import { Play } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Actions, Item, Machine, Name, Said, Seek, Time } from './Turn.styles.ts';
import { clock, segmentsOf, wordAt } from './transcript.model.ts';
import type { Hit, Segment, TranscriptTurn, TranscriptWord } from './transcript.model.ts';

/** Who speaks in a conversation. */
export interface TranscriptSpeaker {
  id: string;
  name: string;
  /** A picture instead of initials, for what is not a person. */
  icon?: ReactNode;
}

interface TurnProps {
  turn: TranscriptTurn;
  index: number;
  speaker: TranscriptSpeaker;
  isCurrent: boolean;
  /** Set in the turn that is heard. */
  positionMs?: number;
  hits: readonly Hit[];
  /** The one among them that the reader is at. */
  currentHit?: Hit;
  /** Words that the recogniser is less sure of are underlined; 0 to 1. */
  doubtBelow: number;
  isStop: boolean;
  canSeek: boolean;
}

/** Plain elements for the words, since a call has thousands; the list knows what is pressed. */
export const Turn = memo(function Turn(props: TurnProps) {
  const { turn, index, speaker, isCurrent, positionMs, hits, currentHit, doubtBelow, isStop, canSeek } = props;
  const labels = useUiLabels();
  const { startMs, words = [], actions = [], isPartial } = turn;
  const segments = useMemo(() => segmentsOf(turn, hits), [turn, hits]);
  const spoken = positionMs === undefined ? -1 : wordAt(words, positionMs);
  const time = startMs === null ? null : clock(startMs);
  return (
    // What is still being said is written anew with each word: it is read aloud when it is whole.
    <Item data-index={index} data-current={isCurrent || undefined} data-partial={isPartial || undefined} aria-hidden={isPartial}>
      {speaker.icon ? <Machine aria-hidden>{speaker.icon}</Machine> : <Avatar name={speaker.name} isDecorative />}
      <div>
        <Name>
          <bdi>{speaker.name}</bdi>
          {time !== null && canSeek && !isPartial ? (
            <Seek type="button" data-seek="" tabIndex={isStop ? 0 : -1} aria-label={labels.playFrom({ time })} aria-current={isCurrent || undefined}>
              <bdi>{time}</bdi>
              <Play aria-hidden data-flip />
            </Seek>
          ) : (
            time !== null && <Time>{time}</Time>
          )}
        </Name>
        <Said dir="auto">
          {segments.map((segment) => (
            <Words
              key={segment.from}
              segment={segment}
              word={segment.word === undefined ? undefined : words[segment.word]}
              isSpoken={segment.word !== undefined && segment.word === spoken}
              isHere={segment.hit !== undefined && hits[segment.hit] === currentHit}
              doubtBelow={doubtBelow}
            />
          ))}
        </Said>
        {actions.length > 0 && (
          <Actions>
            {actions.map(({ id, label, tone = 'success', icon, href }) => (
              <li key={id}>
                <Badge tone={tone} icon={icon}>
                  {href ? <Link href={href}>{label}</Link> : label}
                </Badge>
              </li>
            ))}
          </Actions>
        )}
      </div>
    </Item>
  );
});

interface WordsProps {
  segment: Segment;
  word?: TranscriptWord;
  isSpoken: boolean;
  /** The reader is at this hit. */
  isHere: boolean;
  doubtBelow: number;
}

function Words({ segment: { text, hit }, word, isSpoken, isHere, doubtBelow }: WordsProps) {
  const labels = useUiLabels();
  const confidence = word?.confidence;
  const isDoubtful = confidence !== undefined && confidence < doubtBelow;
  const marked = hit === undefined ? text : <mark data-here={isHere || undefined}>{text}</mark>;
  if (!isSpoken && !isDoubtful) return marked;
  return (
    <span
      data-spoken={isSpoken || undefined}
      data-doubtful={isDoubtful || undefined}
      title={isDoubtful ? labels.confidence({ percent: Math.round(confidence * 100) }) : undefined}
    >
      {marked}
    </span>
  );
}
