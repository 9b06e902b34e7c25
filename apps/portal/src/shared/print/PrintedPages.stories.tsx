import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PrintedPages } from './PrintedPages.tsx';

/** One dot, as a page of its own. */
const page = { width: 1, height: 1, imageUrl: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==' };
const meta = { component: PrintedPages, args: { pages: [page, page], onDone: fn() } } satisfies Meta<typeof PrintedPages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser is asked once, when all pages are here; once it is done they are gone. */
export const AskedOnce: Story = {
  beforeEach: () => {
    const { print } = window;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  play: async ({ args }) => {
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    await expect(document.querySelectorAll('[data-part=sheets] img')).toHaveLength(2);
    await expect(args.onDone).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('afterprint'));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
