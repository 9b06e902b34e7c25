import { ChevronDown, Pause, Play, RotateCcw } from 'lucide-react';
import { SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { use } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { LocaleContext } from '../../theme/locale.ts';
import { Bar, Failed, Fill, Scrubber, Time } from './Player.styles.ts';
import { clock } from './transcript.model.ts';
import type { Audio } from './useAudio.ts';

const speeds = [0.75, 1, 1.25, 1.5, 2];
const skipSeconds = 10;

/** Plays the recording of a conversation. */
export function Player({ audio }: { audio: Audio }) {
  const labels = useUiLabels();
  const locale = use(LocaleContext);
  const { isPlaying, positionMs, durationMs, speed, hasFailed, toggle, seek, setSpeed } = audio;
  const times = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  if (hasFailed) return <Failed role="alert">{labels.recordingFailed}</Failed>;
  return (
    <Bar role="group" aria-label={labels.player}>
      <IconButton
        variant="primary"
        label={isPlaying ? labels.pause : labels.play}
        icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        isDisabled={durationMs === 0}
        onPress={toggle}
      />
      <IconButton
        label={labels.skipBack({ seconds: skipSeconds })}
        icon={<RotateCcw aria-hidden />}
        isDisabled={durationMs === 0}
        onPress={() => seek(positionMs - skipSeconds * 1000)}
      />
      <Time>{clock(positionMs)}</Time>
      <Scrubber
        aria-label={labels.playbackPosition}
        minValue={0}
        maxValue={Math.max(durationMs / 1000, 1)}
        step={1}
        value={Math.min(positionMs, durationMs) / 1000}
        isDisabled={durationMs === 0}
        formatOptions={{ style: 'unit', unit: 'second', unitDisplay: 'long', maximumFractionDigits: 0 }}
        onChange={(seconds) => seek(Number(seconds) * 1000)}
      >
        <SliderTrack>
          {({ state }) => (
            <>
              <Fill style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }} />
              <SliderThumb />
            </>
          )}
        </SliderTrack>
      </Scrubber>
      <Time>{clock(durationMs)}</Time>
      <Menu
        placement="top end"
        trigger={
          <Button size="sm" variant="quiet" aria-label={`${labels.playbackSpeed}: ${times.format(speed)}×`}>
            {`${times.format(speed)}×`}
            <ChevronDown aria-hidden />
          </Button>
        }
        groups={[
          {
            id: 'speed',
            title: labels.playbackSpeed,
            selected: String(speed),
            items: speeds.map((some) => ({ id: String(some), label: `${times.format(some)}×` })),
          },
        ]}
        onAction={({ id }) => setSpeed(Number(id))}
      />
    </Bar>
  );
}
