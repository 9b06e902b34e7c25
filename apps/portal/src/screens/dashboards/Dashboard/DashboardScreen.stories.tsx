import { account, averagesOf, dailyUse, locations, locationWork, statRows, statsOf } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { openUses } from '../../../shared/credits/useHref.ts';
import type { DashboardModel } from './Dashboard.model.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const stats = statsOf(30);
const credits = { balance: account.balance, use: dailyUse, before: { ...dailyUse, days: dailyUse.days.slice(12) } };
const base: DashboardModel = {
  filters: { days: 30, to: null, locationId: null },
  today: stats.period.to,
  locations: locations.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
  stats: ready(stats),
  averages: ready(averagesOf(30)),
  work: ready(locationWork),
  credits: ready(credits),
  drill: null,
  rows: { state: 'loading' },
  may: { readFaxes: true, readSent: true, readRequests: true, uses: openUses(() => true) },
};

const meta = {
  component: DashboardScreen,
  args: { model: base, onFilter: fn(), onDrill: fn(), onMore: fn(), onRetry: fn(), onRetryRows: fn(), onPrint: fn() },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure leads to what it counts. */
export const Ready: Story = {
  parameters: snapshots('narrow', 'wide', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what counts as: Received' }));
    await expect(args.onDrill).toHaveBeenLastCalledWith({ drill: { figure: 'received', ...stats.period } });
    await userEvent.click(canvas.getByRole('button', { name: '640' }));
    await expect(args.onDrill).toHaveBeenLastCalledWith({
      drill: { figure: 'filed', ...stats.period, locationId: locations[0]!.id, userId: locationWork[0]!.people[0]!.userId },
    });
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: { days: 90, to: null, locationId: null } });
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** A point of each chart, by the keyboard. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const chosen = async (name: string, keys: string) => {
      canvas.getByRole('listbox', { name }).focus();
      await userEvent.keyboard(keys);
    };
    await chosen('Received and filed', '{End}{ArrowDown}{Enter}');
    await expect(args.onDrill).toHaveBeenLastCalledWith({ drill: { figure: 'filed', from: stats.period.to, to: stats.period.to } });
    await chosen('Waiting, by age', '{Home}{Enter}');
    await expect(args.onDrill).toHaveBeenLastCalledWith({ drill: { figure: 'open', ...stats.period, after: stats.faxes!.backlog[0]!.after } });
    await chosen('When faxes arrive', `{Home}${(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}').repeat(9)}{Enter}`);
    await expect(args.onDrill).toHaveBeenLastCalledWith({ drill: { figure: 'received', ...stats.period, weekday: 1, hour: 9 } });
  },
};

/** Days of one's choice: by their name, or typed; what is too long says so and changes nothing. */
export const OwnDays: Story = {
  args: { model: { ...base, filters: { days: 12, to: '2026-11-12', locationId: null } } },
  play: async ({ args, canvas }) => {
    for (const span of canvas.getAllByRole('radio')) await expect(span).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ filters: { days: 31, to: '2026-10-31', locationId: null } });
    const [year] = await waitFor(() => canvas.getAllByRole('spinbutton'));
    year!.focus();
    await userEvent.keyboard('2020');
    await waitFor(() => expect(canvas.getByText('Choose at most 366 days.')).toBeVisible());
    await expect(args.onFilter).toHaveBeenCalledOnce();
  },
};

/** The rows of a figure, each where it is worked on. */
export const Rows: Story = {
  args: { model: { ...base, drill: { figure: 'filed', from: '2026-11-19', to: '2026-11-19', locationId: locations[0]!.id }, rows: ready({ rows: statRows, more: 'idle' }) } },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filed' }));
    const [first] = await drawer.findAllByRole('row');
    await expect(first).toHaveAttribute('data-href', `/app/apps/faxes?fax=${statRows[0]!.id}`);
    await userEvent.click(drawer.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDrill).toHaveBeenLastCalledWith({ drill: null }));
  },
};

export const RowsGone: Story = {
  args: { model: { ...base, drill: { figure: 'open', ...stats.period }, rows: ready({ rows: [], more: 'none' }) } },
  play: async () => {
    await expect(await screen.findByText('Nothing is counted here any more')).toBeInTheDocument();
  },
};

/** Points are weeks, and each location has days of its own. */
export const AYear: Story = {
  args: {
    model: {
      ...base, filters: { days: 364, to: null, locationId: null }, stats: ready({ ...statsOf(364), hasOtherZones: true }), averages: ready(averagesOf(364)),
    },
  },
  parameters: stateSnapshots('wide'),
};

/** Whoever may not read faxes learns nothing of how many there are. */
export const WithoutFaxes: Story = {
  args: { model: { ...base, stats: ready({ ...stats, faxes: null, sent: null }), averages: ready({ ...averagesOf(30), faxes: null }), work: ready([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Answers to referrals' })).toBeVisible();
    await expect(canvas.queryByText('Received')).not.toBeInTheDocument();
  },
};

/** Whoever bills reads no faxes, and sees what they cost. */
export const CreditsAlone: Story = {
  args: { model: { ...base, stats: ready({ ...stats, faxes: null, sent: null, referrals: null }), averages: ready({ ...averagesOf(30), faxes: null, referrals: null }), work: ready([]) } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    canvas.getByRole('listbox', { name: 'Credits' }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onDrill).toHaveBeenLastCalledWith({ drill: { figure: 'spent', from: stats.period.to, to: stats.period.to, cause: 'fax-in' } });
  },
};

const zero = { now: 0, before: 0 };

/** A clinic that has just begun. */
export const Empty: Story = {
  args: {
    model: {
      ...base,
      stats: ready({
        ...stats,
        faxes: {
          ...stats.faxes!, received: zero, filed: zero, unchanged: { now: 0, before: 0, known: 0, knownBefore: 0 }, accuracy: { filings: 0, corrected: 0, errorBound: null },
          steps: stats.faxes!.steps.map(({ from, to }) => ({ from, to, received: 0, filed: 0, unchanged: 0, known: 0 })), hours: stats.faxes!.hours.map((hours) => hours.map(() => 0)),
          open: 0, backlog: stats.faxes!.backlog.map((age) => ({ ...age, count: 0 })),
        },
        sent: { once: zero, again: zero, failed: zero, steps: stats.sent!.steps.map(({ from, to }) => ({ from, to, once: 0, again: 0, failed: 0 })) },
        referrals: { asked: zero },
      }),
      work: ready([]),
    },
  },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was filed in this period.')).toBeVisible();
    await expect(canvas.getByText(/nothing is proven/)).toBeVisible();
  },
};

export const Loading: Story = { args: { model: { ...base, stats: { state: 'loading' } } }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { model: { ...base, stats: { state: 'failed', problem: { code: 'network' } } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const longName = 'Annemarie Johanna Cornelia Achterberg-van der Westhuizen de la Fuente';

export const LongText: Story = {
  args: {
    model: { ...base, work: ready(locationWork.map((place) => ({ ...place, name: `${longName} ${longName}`, people: place.people.map((one) => ({ ...one, displayName: longName })) }))) },
  },
  parameters: stateSnapshots('narrow'),
};
