import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { letterMarks, letterPages } from './DocumentViewer.fixtures.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import type { DocumentViewerProps } from './DocumentViewer.tsx';
import type { Rotation } from './viewer.model.ts';

/** Gives back the rotation that was asked for, as the server would. */
function Turning(props: DocumentViewerProps) {
  const [turns, setTurns] = useState<Readonly<Record<number, Rotation>>>({});
  const pages = props.pages.map((page, at) => ({ ...page, rotation: turns[at + 1] ?? page.rotation }));
  return (
    <div style={{ blockSize: '100vh' }}>
      <DocumentViewer
        {...props}
        pages={pages}
        onRotate={(change) => {
          setTurns({ ...turns, [change.page]: change.rotation });
          props.onRotate?.(change);
        }}
      />
    </div>
  );
}

const meta = {
  component: DocumentViewer,
  parameters: { layout: 'fullscreen', ...framed('36rem') },
  render: (args) => <Turning {...args} />,
  args: { label: 'Fax from Riverside Family Practice', pages: letterPages, marks: letterMarks, onPageChange: fn(), onRotate: fn() },
} satisfies Meta<typeof DocumentViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const scrollerOf = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-part=scroller]') as HTMLElement;

export const Default: Story = {};

export const Gallery: Story = { parameters: snapshots('narrow'), args: { activeMark: 'name' } };

export const FitPage: Story = { parameters: stateSnapshots(), args: { defaultZoom: 'fit-page' } };

export const Turned: Story = {
  parameters: stateSnapshots(),
  args: { defaultZoom: 'fit-page', pages: letterPages.map((page) => ({ ...page, rotation: 90 as const })), activeMark: 'name' },
};

export const ShowsTheEvidence: Story = {
  args: { activeMark: 'card' },
  play: async ({ canvasElement, canvas }) => {
    const view = scrollerOf(canvasElement).getBoundingClientRect();
    const mark = await canvas.findByText('Health number');
    await waitFor(() => expect(mark.getBoundingClientRect().top).toBeLessThan(view.bottom));
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeVisible());
  },
};

/** To the small pictures: past the last tool, as a pressed Tab leaves from any of them but a simulated one does not. */
const tabToStrip = async () => {
  await userEvent.tab();
  await userEvent.keyboard((document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}').repeat(12));
  await userEvent.tab();
};

export const ReadByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await tabToStrip();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(scrollerOf(canvasElement)).toHaveFocus();
    await userEvent.keyboard('n');
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    await expect(args.onPageChange).toHaveBeenLastCalledWith({ page: 2 });
    await userEvent.keyboard('{PageDown}p');
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    await userEvent.keyboard('R');
    await expect(args.onRotate).toHaveBeenLastCalledWith({ page: 2, rotation: 270 });
  },
};

/** However many pages there are, they take one stop of the Tab key. */
export const PageChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabToStrip();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith({ page: 3 });
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Another document begins at its top; whoever reads keeps the tools in the hand. */
export const AnotherDocument: Story = {
  render: function Render(args) {
    const [number, setNumber] = useState(1);
    return (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
        <Button onPress={() => setNumber(number + 1)}>Next document</Button>
        <DocumentViewer {...args} documentId={String(number)} pages={args.pages.map((page) => ({ ...page, id: `${number} ${page.id}` }))} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByText('2 of 3')).toBeVisible());
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Next document' }));
    await waitFor(() => expect(canvas.getByText('1 of 3')).toBeVisible());
    await expect(scroller.scrollTop).toBe(0);
    await expect(scrollerOf(canvasElement)).toBe(scroller);
  },
};

export const Zooms: Story = {
  play: async ({ canvas, canvasElement }) => {
    scrollerOf(canvasElement).focus();
    await userEvent.keyboard('0');
    const page = await canvas.findByRole('article', { name: 'Page 1' });
    await waitFor(() => expect(page.clientHeight).toBeLessThanOrEqual(scrollerOf(canvasElement).clientHeight));
    const before = page.clientWidth;
    await userEvent.keyboard('+');
    await waitFor(() => expect(page.clientWidth).toBeGreaterThan(before));
    scrollerOf(canvasElement).dispatchEvent(new WheelEvent('wheel', { deltaY: 400, ctrlKey: true, bubbles: true, cancelable: true }));
    await waitFor(() => expect(page.clientWidth).toBeLessThan(before));
  },
};

export const TurnsAPage: Story = {
  play: async ({ args, canvasElement, canvas }) => {
    const page = await canvas.findByRole('article', { name: 'Page 1' });
    scrollerOf(canvasElement).focus();
    await userEvent.keyboard('0r');
    await expect(args.onRotate).toHaveBeenCalledWith({ page: 1, rotation: 90 });
    await waitFor(() => expect(page.clientWidth).toBeGreaterThan(page.clientHeight));
  },
};

export const CarriesItsText: Story = {
  play: async ({ canvas }) => {
    const word = (await canvas.findAllByText('Okafor'))[0] as HTMLElement;
    getSelection()?.selectAllChildren(word.parentElement as HTMLElement);
    await expect(getSelection()?.toString()).toContain('Patient: Amara Okafor');
    getSelection()?.removeAllRanges();
  },
};

export const PageFailed: Story = {
  parameters: stateSnapshots(),
  args: { pages: letterPages.map((page, at) => (at === 0 ? { ...page, imageUrl: 'data:image/png,broken' } : page)), onRetryPage: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetryPage).toHaveBeenCalledWith({ page: 1 });
    await waitFor(async () => expect(await canvas.findByText('This page could not be shown.')).toBeVisible());
  },
};
