import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../../.storybook/modes.ts';
import { framedPage } from '../../../shared/publicPage/framedPage.tsx';
import { TermsScreen } from './TermsScreen.tsx';

const meta = { component: TermsScreen, parameters: { layout: 'fullscreen' }, decorators: [framedPage] } satisfies Meta<typeof TermsScreen>;
export default meta;

export const Ready: StoryObj<typeof meta> = { parameters: snapshots('narrow', 'zh', 'ja') };
