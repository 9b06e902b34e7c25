import { account, coverPreview, faxDetail, physicians } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { ready } from '../../data/loadable.ts';
import type { Outcome } from '../../data/problem.ts';
import { priceFor } from '../credits/price.ts';
import { originOf } from './sendFax.model.ts';
import { SendFaxDrawer } from './SendFaxDrawer.tsx';

const directory = physicians.map(({ id, givenName, familyName, clinicName, sites }) => ({
  id, name: `${givenName} ${familyName}`, clinic: clinicName, sites: sites.map((site) => ({ number: site.reaches.fax ?? '', name: site.clinicName ?? '' })),
}));
const meta = {
  component: SendFaxDrawer,
  args: {
    faxId: faxDetail.id,
    pages: faxDetail.pages.map(({ width, height, imageUrl }) => ({ width, height, imageUrl })),
    origin: originOf(faxDetail),
    recipients: directory,
    cover: ready(coverPreview),
    timeZone: 'America/Toronto',
    price: priceFor(account, 'fax-out'),
    isKnown: true,
    onNumber: fn(), onSearch: fn(), onCover: fn(), onClose: fn(),
    onSend: fn((): Outcome => Promise.resolve(null)),
  },
} satisfies Meta<typeof SendFaxDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Send by fax' }));
const send = async () => userEvent.click((await drawer()).getByRole('button', { name: 'Send fax' }));

/** Back to where it came from, as a whole. */
export const Ready: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args }) => {
    const pageCount = faxDetail.pages.length + coverPreview.pageCount;
    await waitFor(async () => expect((await drawer()).getByText(`${pageCount} pages for ${pageCount * 2} credits, of 1,284 left.`)).toBeVisible());
    await send();
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        request: expect.objectContaining({ content: { faxId: faxDetail.id, pages: null }, to: faxDetail.from, cover: { locale: 'en', note: null }, sendAt: null }),
      }),
    );
  },
};

/** One page, without a cover, to a number that nobody here has sent to. */
export const NewNumber: Story = {
  args: { isKnown: false, origin: null },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const fields = await drawer();
    await userEvent.type(fields.getByRole('textbox', { name: 'Fax number' }), '416-555-0142');
    await userEvent.type(fields.getByRole('textbox', { name: 'Pages' }), '7');
    await userEvent.type(await fields.findByRole('textbox', { name: 'Its last four digits' }), '0142');
    await send();
    await waitFor(() => expect(fields.getByText('These are not pages of this document.')).toBeVisible());
    await userEvent.clear(fields.getByRole('textbox', { name: 'Pages' }));
    await userEvent.type(fields.getByRole('textbox', { name: 'Pages' }), '2');
    await userEvent.click(fields.getByRole('checkbox', { name: 'With a cover page' }));
    await send();
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        request: expect.objectContaining({ content: { faxId: faxDetail.id, pages: [2] }, to: '+14165550142', confirmation: '0142', cover: null }),
      }),
    );
  },
};

export const TooLarge: Story = {
  args: { onSend: fn((): Outcome => Promise.resolve({ code: 'invalid', fields: [{ path: 'content', code: 'too-large' }] })) },
  play: async () => {
    await send();
    await waitFor(async () => expect((await drawer()).getByText('A fax has at most 50 MB. Choose fewer pages.')).toBeVisible());
  },
};

export const CoverLoading: Story = { args: { cover: { state: 'loading' } } };
export const CoverFailed: Story = { args: { cover: { state: 'failed', problem: { code: 'network' } } } };

/** What cannot be paid says so before it is asked for. */
export const MoreThanIsLeft: Story = {
  args: { price: { each: 2, atZero: 'stop', balance: 3, floor: 0 } },
  parameters: stateSnapshots(),
  play: async () => {
    await waitFor(async () => expect((await drawer()).getByText(/more than the 3 left/)).toBeVisible());
  },
};
