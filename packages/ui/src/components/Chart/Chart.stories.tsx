import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { byHour, byType, dayText, days, received, waiting } from './Chart.fixtures.ts';
import type { ChartSeries } from './chart.model.ts';
import { Chart } from './Chart.tsx';
import { Sparkline } from './Sparkline.tsx';

const meta = { component: Chart<Date>, args: received } satisfies Meta<typeof Chart<Date>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const wide = { inlineSize: '100%' };

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="lines">
        <Chart {...args} />
      </Sample>
      <Sample title="one line, shaded">
        <Chart {...waiting} height={140} />
      </Sample>
      <Sample title="bars beside each other">
        <Chart {...byType} />
      </Sample>
      <Sample title="bars on each other">
        <Chart {...byType} isStacked title="Faxes by type, with their priority" />
      </Sample>
      <Sample title="heat map">
        <Chart {...byHour} />
      </Sample>
      <Sample title="empty">
        <Chart {...byType} title="Faxes of tomorrow" series={[]} height={120} empty="Nothing has arrived yet." />
      </Sample>
      <Sample title="sparklines">
        <Sparkline label="Down from 37 to 24 in two weeks" values={waiting.series[0]?.values.map(Number) ?? []} />
        <Sparkline label="Steady at 4" values={[4, 4, 4, 4]} />
      </Sample>
    </Wall>
  ),
};

const onwards = () => (document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
const backwards = () => (document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');

/** What is said at a point of the first chart. */
const pointText = (nth: number, index: number) => {
  const { label, values } = received.series[nth] as ChartSeries;
  return `${dayText(days[index] as Date)}, ${label}: ${values[index]}\u00a0a day`;
};

export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('listbox', { name: 'Faxes received and filed' });
    const said = () => document.getElementById(plot.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await expect(said()).toBe(pointText(0, 0));
    await userEvent.keyboard(onwards());
    await expect(said()).toBe(pointText(0, 1));
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(said()).toBe(pointText(1, 0));
    await userEvent.keyboard(`{End}${backwards().repeat(5)}`);
    await expect(said()).toBe(`${dayText(days[8] as Date)}, Filed: No value`);
    await userEvent.keyboard('{Escape}');
    await expect(plot).toHaveFocus();
  },
};

/** The figures are always there as a table, and seen as one on demand. */
export const TableShownByKeyboard: Story = {
  play: async ({ canvas }) => {
    const table = () => canvas.getByRole('table', { name: 'Faxes received and filed' });
    await expect(within(table()).getAllByRole('row')).toHaveLength(15);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await waitFor(() => expect(within(table()).getByRole('columnheader', { name: 'Filed' })).toBeVisible());
    await expect(table().getBoundingClientRect().width).toBeGreaterThan(200);
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toHaveFocus();
  },
};

/** The nearest value along the axis answers to the pointer, in either direction of reading. */
export const PointedAt: Story = {
  parameters: stateSnapshots(),
  render: () => (
    <div style={wide}>
      <Chart {...received} />
    </div>
  ),
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('listbox');
    const box = plot.getBoundingClientRect();
    const x = document.documentElement.dir === 'rtl' ? box.right - box.width * 0.31 : box.left + box.width * 0.31;
    await userEvent.pointer({ target: plot, coords: { clientX: x, clientY: box.top + 20 } });
    await waitFor(() => expect(canvas.getByText(dayText(days[4] as Date), { selector: 'strong' })).toBeVisible());
  },
};

export const PointedAtBar: Story = {
  parameters: stateSnapshots(),
  render: () => <Chart {...byType} isStacked />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowDown}${onwards()}`);
    await waitFor(() => expect(canvas.getByText('Laboratory', { selector: 'strong' })).toBeVisible());
  },
};

export const CellWalkedByKeyboard: Story = {
  render: () => <Chart {...byHour} />,
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('listbox');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowDown}${onwards()}${onwards()}`);
    await expect(document.getElementById(plot.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      `9:00, Tuesday: ${byHour.series[1]?.values[2]}`,
    );
  },
};

export const Empty: Story = {
  args: { series: [], empty: 'Nothing has arrived yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Faxes received and filed' })).toHaveTextContent('Nothing has arrived yet.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Enter, a click and a figure of the table lead to what is counted; where nothing is known they lead nowhere. */
export const LeadsToItsRows: Story = {
  args: { choice: { label: 'Enter shows the faxes.', onChoose: fn() } },
  play: async ({ args, canvas }) => {
    const { onChoose } = args.choice!;
    const plot = canvas.getByRole('listbox');
    await expect(plot).toHaveAccessibleDescription(/Enter shows the faxes/);
    plot.focus();
    await userEvent.keyboard(`${onwards()}{ArrowDown}{Enter}`);
    await expect(onChoose).toHaveBeenLastCalledWith({ series: 1, index: 1 });
    await userEvent.keyboard(`{End}${backwards().repeat(5)}{Enter}`);
    await expect(onChoose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const cells = within(canvas.getByRole('table')).getAllByRole('button');
    await userEvent.click(cells[0]!);
    await expect(onChoose).toHaveBeenLastCalledWith({ series: 0, index: 0 });
  },
};
