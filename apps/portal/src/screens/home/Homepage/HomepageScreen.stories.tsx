import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { framedPage } from '../../../shared/publicPage/framedPage.tsx';
import { HomepageScreen } from './HomepageScreen.tsx';

const meta = { component: HomepageScreen, parameters: { layout: 'fullscreen' }, decorators: [framedPage] } satisfies Meta<typeof HomepageScreen>;
export default meta;

export const Ready: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    // One picture a screen, that of the theme: the other is not told twice.
    const pictures = canvas.getAllByRole<HTMLImageElement>('img').filter((picture) => picture instanceof HTMLImageElement);
    await expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      picture.scrollIntoView();
      await waitFor(() => expect(picture.naturalWidth).toBe(1920));
    }
    scrollTo(0, 0);
    await expect(canvas.getAllByRole('link', { name: 'Join Intake' })[0]).toHaveAttribute('href', '/home/pages/register');
  },
};

/** As it is compared: its pictures are screens, each compared in its own story, and would change with any of them. */
export const WithoutPictures: StoryObj<typeof meta> = {
  parameters: stateSnapshots('narrow'),
  render: () => (
    <>
      <style>{'main img { visibility: hidden }'}</style>
      <HomepageScreen />
    </>
  ),
};
