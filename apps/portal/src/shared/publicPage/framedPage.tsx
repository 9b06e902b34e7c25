import type { Decorator } from '@storybook/react-vite';
import { StaticTools } from './StaticTools.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** Public pages in their frame, as the server sends them. */
export const framedPage: Decorator = (Story) => (
  <PublicFrame brand="Intake" tools={<StaticTools locale="en" />} signInPath="/auth/login">
    <Story />
  </PublicFrame>
);
