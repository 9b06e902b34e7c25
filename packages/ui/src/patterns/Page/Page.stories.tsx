import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Page } from './Page.tsx';
import { PageSection } from './PageSection.tsx';

const sites = (
  <PageSection title="Sites" description="Where patients are seen." actions={<Button>New site</Button>}>
    <DescriptionList
      items={[
        { id: 'harbour', term: 'Harbour', details: '12 Pier Road' },
        { id: 'hill', term: 'Hillside', details: '4 Mill Lane' },
      ]}
    />
  </PageSection>
);

const meta = {
  component: Page,
  args: {
    title: 'Locations',
    description: 'Where faxes arrive and who answers them.',
    actions: <Button variant="primary">Save</Button>,
    children: sites,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  args: {
    children: (
      <>
        {sites}
        <PageSection title="Storage">
          <DescriptionList items={[{ id: 'documents', term: 'Documents', details: 'On this server' }]} />
        </PageSection>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Sites', 'Storage']);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  },
};

export const OneForm: Story = {
  args: { width: 'form' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-width=form]')!.getBoundingClientRect().width).toBeLessThanOrEqual(640);
  },
};
