import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'contact', title: 'Contact', content: 'Telephone, e-mail and the language the patient prefers.' },
  { id: 'insurance', title: 'Insurance', end: <Badge tone="warning">Expired</Badge>, content: 'Ontario Health Insurance Plan, until March 2026.' },
  { id: 'history', title: 'Earlier visits', content: 'Two visits in cardiology.', isDisabled: true },
];

const meta = { component: Accordion, args: { items, onChange: fn() } } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="one open" isStacked>
        <Accordion {...args} defaultExpanded={['insurance']} />
      </Sample>
      <Sample title="several open" isStacked>
        <Accordion {...args} allowsMultiple defaultExpanded={['contact', 'insurance']} />
      </Sample>
    </Wall>
  ),
};

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ expanded: ['contact'] });
    await waitFor(() => expect(canvas.getByText(/the language the patient prefers/)).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ expanded: ['insurance'] });
    await expect(canvas.getByText(/the language the patient prefers/)).not.toBeVisible();
  },
};

export const SeveralByKeyboard: Story = {
  args: { allowsMultiple: true },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ expanded: ['contact', 'insurance'] });
  },
};
