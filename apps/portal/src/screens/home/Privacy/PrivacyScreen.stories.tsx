import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../../.storybook/modes.ts';
import { framedPage } from '../../../shared/publicPage/framedPage.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = { component: PrivacyScreen, parameters: { layout: 'fullscreen' }, decorators: [framedPage] } satisfies Meta<typeof PrivacyScreen>;
export default meta;

export const Ready: StoryObj<typeof meta> = { parameters: snapshots('narrow', 'zh', 'ja') };
