import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../../.storybook/modes.ts';
import { framedPage } from '../../../shared/publicPage/framedPage.tsx';
import { AboutUsScreen } from './AboutUsScreen.tsx';

const meta = { component: AboutUsScreen, parameters: { layout: 'fullscreen' }, decorators: [framedPage] } satisfies Meta<typeof AboutUsScreen>;
export default meta;

export const Ready: StoryObj<typeof meta> = { parameters: snapshots('narrow', 'zh', 'ja') };
