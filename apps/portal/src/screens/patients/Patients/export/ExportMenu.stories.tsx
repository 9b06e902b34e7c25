import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { stateSnapshots } from '../../../../../../../.storybook/modes.ts';
import { ExportMenu } from './ExportMenu.tsx';

const meta = { component: ExportMenu, args: { onExport: fn() } } satisfies Meta<typeof ExportMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: Enter opens it, an arrow chooses. */
export const Formats: Story = {
  parameters: stateSnapshots('zh'),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Print/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onExport).toHaveBeenCalledWith({ format: 'fhir' }));
  },
};
