import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Loaded } from '../Loaded/Loaded.tsx';
import { SkeletonRows } from '../Loaded/SkeletonRows.tsx';
import { Pane, PaneBody } from '../Pane/Pane.tsx';
import { PaneHeader } from '../Pane/PaneHeader.tsx';
import { VirtualList } from '../VirtualList/VirtualList.tsx';
import { MasterDetail } from './MasterDetail.tsx';
import { Workspace } from './Workspace.tsx';

const people = ['Okafor, Chidi', 'Lindqvist, Maja', 'Nguyen, Anh', 'Tremblay, Amélie'].map((name, at) => ({ id: String(at), name }));
type Person = (typeof people)[number];
const columns = [{ id: 'name', cell: ({ name }: Person) => <bdi>{name}</bdi> }];
const idOf = ({ id }: Person) => id;

interface RegisterProps {
  openId?: string | null;
  isWaiting?: boolean;
  isListHidden?: boolean;
  /** What is open can be done with, and the next one takes its place. */
  isDecided?: boolean;
}

/** Opens and closes what is chosen, as a route does. */
function Register({ openId: first = null, isWaiting, isListHidden, isDecided }: RegisterProps) {
  const [openId, setOpenId] = useState(first);
  const open = people.find(({ id }) => id === openId);
  return (
    <div style={{ blockSize: '26rem' }}>
      <Workspace title="Patients">
        <FilterBar isSearch isCovered={openId !== null} lead={<SearchField label="Search" value="" onChange={() => {}} onSubmit={() => {}} />} />
        <MasterDetail
          listLabel="Patients"
          detailLabel="Chart"
          defaultRatio={0.34}
          openId={openId}
          isListHidden={isListHidden}
          onClose={() => setOpenId(null)}
          list={
            <VirtualList
              label="Patients"
              rows={people}
              rowId={idOf}
              columns={columns}
              selected={openId ?? undefined}
              actsOnClick
              onAction={({ id }) => setOpenId(id)}
            />
          }
          detail={
            <Loaded of={isWaiting ? { state: 'loading' } : { state: 'ready', value: open }} isPane waiting={<SkeletonRows count={6} />} onRetry={() => {}}>
              {(person) => (
                <Pane key={person?.id}>
                  <PaneHeader title={person?.name ?? ''} detail="3 May 1958 · 68 years" onBack={() => setOpenId(null)} />
                  <PaneBody>
                    12 Pier Road, Halifax
                    {isDecided && <Button onPress={() => setOpenId(String(Number(openId) + 1))}>Archive</Button>}
                  </PaneBody>
                </Pane>
              )}
            </Loaded>
          }
          none={
            <EmptyState icon={<UserRound aria-hidden />} title="Choose a patient">
              The chart stands here.
            </EmptyState>
          }
        />
      </Workspace>
    </div>
  );
}

const meta = {
  component: MasterDetail,
  parameters: { layout: 'fullscreen', ...framed('26rem') },
  args: { listLabel: 'Patients', detailLabel: 'Chart', list: null, detail: null, none: null, openId: null, onClose: () => {} },
  render: ({ openId, isListHidden }) => <Register openId={openId} isListHidden={isListHidden} />,
} satisfies Meta<typeof MasterDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = { args: { openId: '1' }, parameters: snapshots('narrow') };

export const ListHidden: Story = {
  args: { openId: '1', isListHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Lindqvist, Maja' })).toBeVisible();
  },
};

/** Where both are seen the list keeps the focus, and has it again when what was open goes. */
export const OpenedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const row = canvas.getByRole('row', { name: 'Lindqvist, Maja' });
    await expect(row).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to the list' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Choose a patient')).toBeVisible();
    await expect(row).toHaveFocus();
  },
};

/** The button that was pressed is gone with what it decided: the keyboard stays in the detail. */
export const DecidedByKeyboard: Story = {
  render: () => <Register openId="1" isDecided />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Archive' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Nguyen, Anh' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Chart' })).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to the list' })).toHaveFocus();
  },
};

/** What covers the list takes the focus along, and gives it back to the row. */
export const CoveredByKeyboard: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Nguyen, Anh' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Chart' })).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to the list' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Nguyen, Anh' })).toHaveFocus());
  },
};

/** There is a way back before there is a header. */
export const BackWhileWaiting: Story = {
  globals: { viewport: { value: 'mobile2' } },
  render: () => <Register openId="1" isWaiting />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
};
