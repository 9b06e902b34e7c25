import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, Plug, ShieldCheck, Stethoscope, Tags } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { modes, snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { RouterProvider } from '../../components/Link/router.ts';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SectionLayout } from './SectionLayout.tsx';
import type { SectionLayoutProps } from './SectionLayout.tsx';

const items = [
  { id: 'locations', label: 'Locations', icon: <MapPin aria-hidden />, href: '#locations' },
  { id: 'keywords', label: 'Keywords', icon: <Tags aria-hidden />, href: '#keywords' },
  { id: 'services', label: 'Services', icon: <Stethoscope aria-hidden />, href: '#services' },
  { id: 'integrations', label: 'Integrations', icon: <Plug aria-hidden />, href: '#integrations' },
  { id: 'audit', label: 'Audit trail', icon: <ShieldCheck aria-hidden />, href: '#audit' },
];

/** Follows its links, as the application does. */
function Settings({ current: first, children, ...props }: SectionLayoutProps) {
  const [current, setCurrent] = useState(first);
  return (
    <RouterProvider navigate={(path) => setCurrent(path.slice(1))}>
      <div style={{ blockSize: '24rem' }}>
        <SectionLayout {...props} current={current}>
          {children ?? <PageHeader title={props.items.find(({ id }) => id === current)?.label ?? ''} />}
        </SectionLayout>
      </div>
    </RouterProvider>
  );
}

const meta = {
  component: SectionLayout,
  parameters: { layout: 'fullscreen', ...framed('24rem') },
  render: (args) => <Settings key={args.current} {...args} />,
  args: { label: 'Settings', items, current: 'keywords', children: undefined },
} satisfies Meta<typeof SectionLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  args: { children: <PageHeader title="Keywords" description="Words on a fax that decide where it goes." /> },
};

/** Where what is shown needs all the width. */
export const Above: Story = { parameters: stateSnapshots(), args: { isRow: true, children: <PageHeader title="Keywords" description="Words on a fax that decide where it goes." /> } };

export const LongLabels: Story = {
  parameters: stateSnapshots('narrow'),
  args: {
    label: 'Paramètres',
    items: items.map((item) => ({ ...item, label: `${item.label} de tous les établissements` })),
  },
};

/** Down the list, and to another section. */
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Locations' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { name: 'Services' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Audit trail' })).toHaveFocus();
  },
};

/** Along the row of a phone; the section that is shown stays in sight. */
export const RowByKeyboard: Story = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: { chromatic: { disableSnapshot: false, modes: { narrow: modes.narrow } } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    const last = canvas.getByRole('link', { name: 'Audit trail' });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(last).toHaveAttribute('aria-current', 'page');
    const { left, right } = last.getBoundingClientRect();
    await expect(left >= 0 && right <= window.innerWidth).toBe(true);
  },
};
