import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesSquare, Pencil, SearchX, Undo2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Pane, PaneBody, PaneFoot, PaneMiddle } from './Pane.tsx';
import { PaneColumns } from './PaneColumns.tsx';
import { PaneHeader } from './PaneHeader.tsx';
import { PaneSection } from './PaneSection.tsx';

const contact = (
  <PaneSection title="Contact">
    <DescriptionList
      items={[
        { id: 'phone', term: 'Phone', details: <bdi>+1 416 555 0142</bdi> },
        { id: 'address', term: 'Address', details: '12 Pier Road, Halifax' },
      ]}
    />
  </PaneSection>
);

const chart = (
  <PaneHeader
    title="Okafor, Chidi"
    detail="3 May 1958 · 68 years · 1234 567 897 ON"
    start={<Avatar name="Chidi Okafor" isDecorative />}
    actions={
      <Button size="sm" icon={<Pencil aria-hidden />}>
        Edit
      </Button>
    }
  />
);

const meta = {
  component: Pane,
  args: {
    label: 'Chart',
    children: (
      <>
        {chart}
        <PaneBody>{contact}</PaneBody>
      </>
    ),
  },
} satisfies Meta<typeof Pane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="who it is, and what can be done" isWide>
        <Pane>
          {chart}
          <PaneBody>{contact}</PaneBody>
        </Pane>
      </Sample>
      <Sample title="a way back, a state, and buttons on their own line" isWide>
        <Pane>
          <PaneHeader
            title="Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine of the northern imaging centre"
            status={
              <Badge hasDot tone="warning">
                On hold
              </Badge>
            }
            onBack={fn()}
          >
            <Button size="sm" variant="primary">
              Accept
            </Button>
            <Button size="sm">Hold</Button>
            <Button size="sm" variant="quiet" icon={<Undo2 aria-hidden data-flip />}>
              Undo
            </Button>
          </PaneHeader>
          <PaneBody>
            {contact}
            <PaneSection title="Documents" actions={<Badge>2</Badge>}>
              <p>Referral, 3 pages</p>
            </PaneSection>
          </PaneBody>
        </Pane>
      </Sample>
      <Sample title="beside something larger, with a foot" isWide>
        <Pane>
          <PaneHeader size="sm" title="North Imaging" detail="3 pages · received today at 09:40" />
          <PaneBody>{contact}</PaneBody>
          <PaneFoot>
            <Button variant="primary">Save and next</Button>
            <Button>Hold</Button>
          </PaneFoot>
        </Pane>
      </Sample>
      <Sample title="what one works with, and its facts beside it" isWide>
        <Pane>
          <PaneHeader title="+1 416 555 0142" detail="Reception, version 3" />
          <PaneColumns asideLabel="Facts of the call" aside={contact}>
            <PaneMiddle>
              <EmptyState icon={<MessagesSquare aria-hidden />} title="Nothing was said" />
            </PaneMiddle>
          </PaneColumns>
        </Pane>
      </Sample>
      <Sample title="one thing in its middle, on the ground of pages" isWide>
        <Pane isDesk>
          <PaneMiddle>
            <EmptyState icon={<SearchX aria-hidden />} title="There are no pages to show" />
          </PaneMiddle>
        </Pane>
      </Sample>
    </Wall>
  ),
};

const onBack = fn();

export const BackByKeyboard: Story = {
  args: { children: <PaneHeader title="Okafor, Chidi" backKeys={['Escape']} onBack={onBack} /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to the list' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

/** Its parts are found by their headings, which are no landmarks: a page has enough of those. */
export const FoundByHeadings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Chart' })).toBeVisible();
    await expect(canvas.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual(['H2 Okafor, Chidi', 'H3 Contact']);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Who has no mouse scrolls the facts too. */
export const FactsByKeyboard: Story = {
  args: {
    children: (
      <>
        {chart}
        <PaneColumns asideLabel="Facts" asideSize="md" aside={contact}>
          <PaneBody>
            <Button>Answer</Button>
          </PaneBody>
        </PaneColumns>
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['Edit', 'Answer']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('complementary', { name: 'Facts' })).toHaveFocus();
  },
};
