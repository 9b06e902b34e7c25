import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const webhook = `{
  "data": {
    "event_type": "fax.received",
    "payload": { "fax_id": "0ccc7b54-4df3-4bca-a65a-3da1ecc777f0", "from": "+14165550131", "page_count": 3 }
  }
}`;

const meta = { component: CodeBlock, args: { label: 'Last webhook', code: webhook, onCopyFailed: fn() } } satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="payload" isStacked>
        <CodeBlock {...args} />
      </Sample>
      <Sample title="with numbers" isStacked>
        <CodeBlock {...args} label="Webhook before it" hasLineNumbers />
      </Sample>
      <Sample title="one line" isStacked>
        <CodeBlock label="Address for webhooks" code="https://intake.clinic.example/api/telnyx/webhooks" />
      </Sample>
    </Wall>
  ),
};

export const CopiedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(webhook);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus());
  },
};

export const ClipboardRefuses: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible());
  },
};
