import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cutWords } from '../../../../.storybook/cut.ts';
import { accented, long, rewrite } from '../../../../.storybook/words.ts';

/** What the check of every story finds, and what it lets be. */
const meta = { title: 'Foundations/Cut words' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const cut = (element: HTMLElement | null) => {
  if (!element) throw new Error('The story has not rendered.');
  element.hidden = false;
  const faults = cutWords(element);
  element.hidden = true;
  return faults;
};

// What is hidden here is shown while it is looked at, so that the check of the story itself finds nothing.
const box = { inlineSize: 80, border: '1px solid', whiteSpace: 'nowrap' } as const;

export const HiddenByAnEdge: Story = {
  render: () => <p hidden style={{ ...box, overflow: 'hidden' }}>Incoming documents</p>,
  play: async ({ canvasElement }) => {
    await expect(cut(canvasElement.querySelector('p'))).toEqual([expect.stringContaining('"Incoming documents" is cut by <p')]);
  },
};

export const OutsideItsBox: Story = {
  render: () => <p hidden style={box}>Incoming documents</p>,
  play: async ({ canvasElement }) => {
    await expect(cut(canvasElement.querySelector('p'))).toEqual([expect.stringContaining('"Incoming documents" reaches out of <p')]);
  },
};

export const WiderThanTheWindow: Story = {
  render: () => <p hidden style={{ inlineSize: '120vw' }}>Incoming documents</p>,
  play: async ({ canvasElement }) => {
    await expect(cut(canvasElement.querySelector('p'))).toEqual([expect.stringMatching(/^The page is \d+ px wide/)]);
  },
};

export const EndedWithAnEllipsis: Story = {
  render: () => <p style={{ ...box, overflow: 'hidden', textOverflow: 'ellipsis' }}>Incoming documents</p>,
  play: async ({ canvasElement }) => {
    await expect(cutWords(canvasElement)).toEqual([]);
  },
};

export const Rewritten: Story = {
  render: () => <p>Save and next</p>,
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p');
    const writeBack = rewrite(canvasElement, 'long');
    await expect(paragraph).toHaveTextContent('Saavee aand neext');
    writeBack();
    await expect(paragraph).toHaveTextContent('Save and next');
    await expect([accented('Fax 3'), long('Fax 3')]).toEqual(['Ƒåẋ 3', 'Faax 3']);
  },
};
