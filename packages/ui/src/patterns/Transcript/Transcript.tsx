import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Player } from './Player.tsx';
import { Jump, Root, Scroll, Turns } from './Transcript.styles.ts';
import { TranscriptSearch } from './TranscriptSearch.tsx';
import { Turn } from './Turn.tsx';
import type { TranscriptSpeaker } from './Turn.tsx';
import { hitsOf, turnAt } from './transcript.model.ts';
import type { Hit, TranscriptTurn } from './transcript.model.ts';
import { useAudio } from './useAudio.ts';
import { useFollow } from './useFollow.ts';

export interface TranscriptProps {
  /** The accessible name, such as "Call with Olivia Chen". */
  label: string;
  speakers: readonly TranscriptSpeaker[];
  /** In the order in which they begin. */
  turns: readonly TranscriptTurn[];
  /** Address of the recording. With it a player stands below, and turns can be played. */
  recording?: string;
  /** What is heard now, milliseconds from the start, where another player plays it. */
  positionMs?: number;
  /** A turn was chosen, to be heard from there. */
  onSeek?: (position: { ms: number }) => void;
  /** Shows a field that finds words. */
  isSearchable?: boolean;
  defaultQuery?: string;
  /** The call goes on: new turns are read aloud, and followed unless the reader has scrolled up. */
  isLive?: boolean;
  /** Words that the recogniser is less sure of are underlined; 0 to 1. */
  doubtBelow?: number;
}

const noHits: readonly Hit[] = [];
const unknown = (id: string): TranscriptSpeaker => ({ id, name: id });

/** A conversation in writing, of people or of an agent and a person, beside its recording. */
export function Transcript(props: TranscriptProps) {
  const { label, speakers, turns, recording, onSeek, isSearchable, defaultQuery = '', isLive = false, doubtBelow = 0.6 } = props;
  const labels = useUiLabels();
  const scroll = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const audio = useAudio(recording);
  const [query, setQuery] = useState(defaultQuery);
  const [hitAt, setHitAt] = useState(0);
  const [stopAt, setStopAt] = useState(0);
  const last = turns.at(-1);
  const follow = useFollow(scroll, isLive, `${turns.length} ${last?.text.length} ${last?.actions?.length}`);

  const positionMs = props.positionMs ?? (recording !== undefined && (audio.isPlaying || audio.positionMs > 0) ? audio.positionMs : undefined);
  const current = positionMs === undefined ? -1 : turnAt(turns, positionMs);
  const hits = useMemo(() => hitsOf(turns, query), [turns, query]);
  const hitsOfTurn = useMemo(() => turns.map((_, at) => hits.filter(({ turn }) => turn === at)), [turns, hits]);
  const hit = hits[Math.min(hitAt, hits.length - 1)];
  const canSeek = onSeek !== undefined || recording !== undefined;
  const stop = Math.min(stopAt, turns.length - 1);

  const itemAt = (index: number) => list.current?.children[index];
  useEffect(() => {
    if (query !== '' && hit) list.current?.children[hit.turn]?.scrollIntoView({ block: 'nearest' });
  }, [query, hit]);
  useShownWhilePlaying(scroll, list, current);

  const step = (by: 1 | -1) => setHitAt((at) => (hits.length === 0 ? 0 : (Math.min(at, hits.length - 1) + by + hits.length) % hits.length));

  const seek = (index: number) => {
    const turn = turns[index];
    if (!turn || turn.startMs === null || turn.isPartial) return;
    setStopAt(index);
    audio.seek(turn.startMs);
    onSeek?.({ ms: turn.startMs });
  };

  const walk = (event: KeyboardEvent) => {
    if (!(event.target as Element).matches('[data-seek]')) return;
    const steps: Readonly<Record<string, number>> = { ArrowUp: stop - 1, ArrowDown: stop + 1, Home: 0, End: turns.findLastIndex(({ isPartial }) => !isPartial) };
    const next = steps[event.key];
    const button = next === undefined ? undefined : itemAt(next)?.querySelector<HTMLElement>('[data-seek]');
    if (next === undefined || !button) return;
    event.preventDefault();
    setStopAt(next);
    button.focus();
  };

  const press = ({ target }: MouseEvent) => {
    // Text is selected and links are followed as everywhere.
    if ((target as Element).closest('a') || getSelection()?.isCollapsed === false) return;
    const index = (target as Element).closest<HTMLElement>('[data-index]')?.dataset.index;
    if (index !== undefined && canSeek) seek(Number(index));
  };

  return (
    <Root aria-label={label}>
      {isSearchable && (
        <TranscriptSearch
          query={query}
          onQueryChange={(change) => {
            setQuery(change.query);
            setHitAt(0);
          }}
          hits={hits.length}
          at={Math.min(hitAt, hits.length - 1)}
          onStep={step}
        />
      )}
      <Scroll ref={scroll} onScroll={follow.onScroll} {...(!canSeek && { tabIndex: 0, role: 'group', 'aria-label': label })}>
        <Turns ref={list} aria-live={isLive ? 'polite' : undefined} data-seekable={canSeek || undefined} onClick={press} onKeyDown={walk}>
          {turns.map((turn, index) => (
            <Turn
              key={turn.id}
              turn={turn}
              index={index}
              speaker={speakers.find(({ id }) => id === turn.speaker) ?? unknown(turn.speaker)}
              isCurrent={index === current}
              positionMs={index === current ? positionMs : undefined}
              hits={hitsOfTurn[index] ?? noHits}
              currentHit={hit?.turn === index ? hit : undefined}
              doubtBelow={doubtBelow}
              isStop={index === stop}
              canSeek={canSeek}
            />
          ))}
        </Turns>
      </Scroll>
      {follow.hasLeft && (
        <Jump>
          <Button size="sm" icon={<ArrowDown aria-hidden />} onPress={follow.toEnd}>
            {labels.jumpToNewest}
          </Button>
        </Jump>
      )}
      {recording !== undefined && <Player audio={{ ...audio, positionMs: positionMs ?? 0 }} />}
    </Root>
  );
}

/** Turns the page when what is heard leaves it, unless the reader looks elsewhere. */
function useShownWhilePlaying(scroll: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, current: number) {
  const before = useRef(current);
  useEffect(() => {
    const [was, is] = [before.current, current].map((index) => list.current?.children[index]);
    before.current = current;
    const box = scroll.current?.getBoundingClientRect();
    const old = was?.getBoundingClientRect();
    const wasSeen = !old || (box && old.bottom > box.top && old.top < box.bottom);
    if (is && wasSeen) is.scrollIntoView({ block: 'nearest' });
  }, [scroll, list, current]);
}
