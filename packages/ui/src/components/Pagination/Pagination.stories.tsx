import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Pagination } from './Pagination.tsx';
import type { PaginationProps } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    label: 'Pages of faxes',
    from: 51,
    to: 100,
    total: 2340,
    hasPrevious: true,
    hasNext: true,
    onFirst: fn(),
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sizes = { pageSizes: [25, 50, 100], pageSize: 50, onPageSizeChange: fn() };

export const Gallery: Story = {
  parameters: snapshots('narrow', 'ja'),
  render: (args) => (
    <Wall>
      <Sample title="in the middle, counted">
        <Pagination {...args} />
      </Sample>
      <Sample title="at the start, of about so many">
        <Pagination {...args} label="Pages of patients" from={1} to={50} isTotalEstimated hasPrevious={false} />
      </Sample>
      <Sample title="at the end, not counted, no way back to the first">
        <Pagination {...args} label="Pages of events" from={2301} to={2340} total={undefined} hasNext={false} onFirst={undefined} />
      </Sample>
      <Sample title="with the size of a page">
        <div style={{ inlineSize: '100%' }}>
          <Pagination {...args} label="Pages of letters" {...sizes} />
        </div>
      </Sample>
    </Wall>
  ),
};

/** Three pages, turned as a screen would. */
function Pages(props: PaginationProps) {
  const [page, setPage] = useState(0);
  const turn = (to: number, tell?: () => void) => () => {
    setPage(to);
    tell?.();
  };
  return (
    <Pagination
      {...props}
      from={page * 50 + 1}
      to={page * 50 + 50}
      total={150}
      hasPrevious={page > 0}
      hasNext={page < 2}
      onFirst={turn(0, props.onFirst)}
      onPrevious={turn(page - 1, props.onPrevious)}
      onNext={turn(page + 1, props.onNext)}
    />
  );
}

export const TurnedByKeyboard: Story = {
  render: (args) => <Pages {...args} />,
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'First page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onFirst).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await waitFor(() => expect(canvas.getByText('101–150 of 150')).toBeVisible());
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('51–100 of 150')).toBeVisible());
  },
};

export const SizeChosen: Story = {
  args: sizes,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Rows per page/ }));
    await userEvent.click(await screen.findByRole('option', { name: '100' }));
    await waitFor(() => expect(args.onPageSizeChange).toHaveBeenCalledWith({ pageSize: 100 }));
  },
};

export const OnItsWay: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
  },
};

export const NothingToShow: Story = {
  args: { from: 0, to: 0, total: 0, hasPrevious: false, hasNext: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('');
  },
};
