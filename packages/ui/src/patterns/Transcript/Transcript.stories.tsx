import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { partial, recordingUrl, speakers, turns } from './Transcript.fixtures.tsx';
import { Transcript } from './Transcript.tsx';
import type { TranscriptProps } from './Transcript.tsx';

const Room = styled.div`
  block-size: 38rem;
`;

const Short = styled.div`
  block-size: 14rem;
`;

const meta = {
  component: Transcript,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Call with Olivia Chen', speakers, turns, isSearchable: true, onSeek: fn() },
  render: (args) => (
    <Room>
      <Transcript {...args} />
    </Room>
  ),
} satisfies Meta<typeof Transcript>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { positionMs: 22_400 } };

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  loaders: [() => ({ recording: recordingUrl() })],
  render: (args, { loaded }) => (
    <Room>
      <Transcript {...args} recording={(loaded as { recording: string }).recording} positionMs={22_400} />
    </Room>
  ),
};

/** Says the next turn when asked to, as a call does by itself. */
function Call(props: TranscriptProps) {
  const [heard, setHeard] = useState(4);
  const said = props.turns.slice(0, heard);
  return (
    <>
      <Short>
        <Transcript {...props} turns={heard < props.turns.length ? said : [...said, partial]} />
      </Short>
      <Button onPress={() => setHeard(heard + 1)}>Say more</Button>
    </>
  );
}

const scrollerOf = (canvas: HTMLElement) => canvas.querySelector('ol')?.parentElement as HTMLElement;
const endOf = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => Math.round(scrollHeight - scrollTop - clientHeight);

export const Live: Story = {
  parameters: stateSnapshots(),
  args: { isLive: true, onSeek: undefined, isSearchable: false },
  render: (args) => <Call {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    const more = canvas.getByRole('button', { name: 'Say more' });
    await userEvent.click(more);
    await waitFor(() => expect(endOf(scroller)).toBeLessThan(2));

    scroller.scrollTop = 0;
    const jump = await canvas.findByRole('button', { name: 'Jump to newest' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(scroller.scrollTop).toBe(0);

    await userEvent.click(jump);
    await waitFor(() => expect(endOf(scroller)).toBeLessThan(2));
    await userEvent.click(more);
    await waitFor(() => expect(endOf(scroller)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: 'Jump to newest' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Oh, one more')).toBeVisible());
  },
};

export const Searched: Story = {
  parameters: stateSnapshots(),
  args: { defaultQuery: 'tuesday' },
  play: async ({ canvas, canvasElement }) => {
    const marks = () => [...canvasElement.querySelectorAll('mark')];
    await expect(marks().map((mark) => mark.textContent)).toEqual(['Tuesday', 'Tuesday', 'Tuesday']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next match' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
    await expect(marks()[1]).toHaveAttribute('data-here');
  },
};

export const Sought: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/Olivia Chen, April/));
    await expect(args.onSeek).toHaveBeenLastCalledWith({ ms: 17_200 });
  },
};

export const SearchedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('tuesday{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SoughtByKeyboard: Story = {
  args: { isSearchable: false },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play from 0:00' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onSeek).toHaveBeenLastCalledWith({ ms: 5600 });
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSeek).toHaveBeenLastCalledWith({ ms: 42_600 });
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Play from 0:00' })).toHaveFocus();
  },
};

export const ScrubbedByKeyboard: Story = {
  ...Gallery,
  parameters: {},
  render: (args, { loaded }) => (
    <Room>
      <Transcript {...args} recording={(loaded as { recording: string }).recording} />
    </Room>
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await waitFor(() => expect(slider).toBeEnabled());
    for (let presses = 0; presses < 12 && document.activeElement !== slider; presses += 1) await userEvent.tab();
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forward.repeat(6));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play from 0:05' })).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play from 0:42' })).toHaveAttribute('aria-current', 'true'));
  },
};

export const RecordingMissing: Story = {
  args: { recording: 'data:audio/wav;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The recording could not be played.');
  },
};
