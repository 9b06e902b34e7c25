import type { SuiteRun } from '@intake/api/contract';
import { agentDetails, agents, agentVersions, suiteRunOf } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { agentsArgs, modelWith } from './agents.fixtures.ts';
import { AgentsScreen } from './AgentsScreen.tsx';

const meta = {
  component: AgentsScreen,
  parameters: { layout: 'fullscreen' },
  args: agentsArgs,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AgentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: stateSnapshots('narrow') };

export const NewAgent: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New agent' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText('A name is needed.')).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Evening line');
    await userEvent.click(drawer.getByRole('radio', { name: 'Reminders' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith({ name: 'Evening line', purpose: 'reminder' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

/** What an agent does, in words and as a picture. */
export const Flow: Story = {
  args: { model: modelWith({}, 0) },
  parameters: snapshots('narrow', 'wide', 'ja'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Français' }));
    await expect(canvas.getByText(/Bonjour, ici l’assistant/)).toBeVisible();
  },
};

/** What is wrong stands at its step, with what to do about it. */
export const WithProblems: Story = {
  args: { model: modelWith({}, 1) },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It leads to “choose-day”, which is not there. Choose where it goes on.')).toBeVisible();
    await expect(canvas.getByText(/It tells “first name” where a stranger can be on the line/)).toBeVisible();
    await expect(canvas.getByText('It says nothing in 日本語.')).toBeVisible();
  },
};

/** A step is changed in every language at once; saving makes a version. */
export const EditStep: Story = {
  args: { model: modelWith({}, 1) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit greet' }));
    const drawer = within(await screen.findByRole('dialog'));
    const english = await drawer.findByRole('textbox', { name: 'What is said, in English' });
    await userEvent.clear(english);
    await userEvent.type(english, 'Good morning.');
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Name of the step' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name of the step' }), 'move');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText('There is a step with this name already.')).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name of the step' }), '-first');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        content: expect.objectContaining({
          flow: expect.objectContaining({
            start: 'move-first', states: expect.objectContaining({ 'move-first': expect.objectContaining({ text: expect.objectContaining({ en: 'Good morning.' }) }) }),
          }),
        }),
      }),
    );
  },
};

export const AddStep: Story = {
  args: { model: modelWith({}, 2), onSave: fn((): Outcome => Promise.resolve({ code: 'version-conflict' })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'What is said, in English' }), 'We are closed.');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    // Somebody else was faster: what was written is still here.
    await waitFor(() => expect(drawer.getByText(/Somebody changed this/)).toBeVisible());
    await expect(drawer.getByRole('textbox', { name: 'What is said, in English' })).toHaveValue('We are closed.');
  },
};

const unsafeRun = suiteRunOf(agentDetails[1]!.id, 7, true);
/** A version that takes a message of strangers: what failed, in words. */
export const Unsafe: Story = {
  args: { model: modelWith({ tab: 'suite', runs: ready([unsafeRun]) }, 1) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not every safety scenario passes: this version cannot be published.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /A relative · English/ })[0]!);
    await waitFor(() => expect(canvas.getAllByText(/I could not confirm your identity/)[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Run again' }));
    await expect(args.onRun).toHaveBeenCalledWith({ number: 7 });
  },
};

export const Safe: Story = { args: { model: modelWith({ tab: 'suite' }, 0) }, parameters: stateSnapshots() };
export const NotPlayed: Story = { args: { model: modelWith({ tab: 'suite' }, 2) }, parameters: stateSnapshots() };

/** How a scenario goes is seen while it is written. */
export const WriteScenario: Story = {
  args: { model: modelWith({ tab: 'suite' }, 0) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: /^Daughter who knows the birth date/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText('It fails')).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: /What the caller says/ }), '{Enter}no{Enter}no{Enter}no{Enter}no{Enter}no{Enter}no{Enter}no');
    await waitFor(() => expect(drawer.getByText('It passes')).toBeVisible());
    await expect(args.onSaveScenario).not.toHaveBeenCalled();
  },
};

export const SaveScenario: Story = {
  args: { model: modelWith({ tab: 'suite' }, 0) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: /^Daughter who knows the birth date/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaveScenario).toHaveBeenCalledOnce());
  },
};

const readyToPublish = { ...agentDetails[2]!, version: 2 };
const allRight = suiteRunOf(readyToPublish.id, 2);
const saidWhatIsNeverSaid: SuiteRun = {
  ...allRight,
  score: { ...allRight.score, safety: { passed: allRight.score.safety.of, of: allRight.score.safety.of + 1 } },
  isPublishable: false,
  failed: [
    {
      name: 'Never promises a cure', persona: 'injector', locale: 'en', isSafety: true, failures: ['never-said'], leaks: [], neverSaid: [2],
      turns: [
        { who: 'agent', text: 'Hello. You can ask for a person at any time.' },
        { who: 'caller', text: 'Will I get well?' },
        { who: 'agent', text: 'I am an automated assistant, and you will.' },
      ],
    },
  ],
};

/** Nothing is published before every safety scenario of this version has passed. */
export const PublishBlocked: Story = {
  args: { model: modelWith({ runs: ready([unsafeRun]) }, 1) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(async () => expect(await drawer.findByText('Publish version 7')).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(drawer.getByText(/Something is wrong with the flow, so nothing was published/)).toBeVisible());
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

/** What was said where it is never said stands in the way, and is a press away. */
export const PublishUnsafe: Story = {
  args: { model: modelWith({ detail: ready(readyToPublish), runs: ready([saidWhatIsNeverSaid]) }, 2) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: /^Never promises a cure/ }));
    await waitFor(() => expect(drawer.getByText('Never to be said').closest('li')).toHaveTextContent(/automated assistant/));
    await userEvent.click(drawer.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(drawer.getByText(/A safety scenario failed, so nothing was published/)).toBeVisible());
    await expect(args.onPublish).not.toHaveBeenCalled();
    // The scenario may have been changed since.
    await userEvent.click(drawer.getByRole('button', { name: 'Run again' }));
    await expect(args.onRun).toHaveBeenCalledWith({ number: 2 });
  },
};

/** What was not played has not failed: that is said, and what to do. */
export const PublishNotPlayed: Story = {
  args: { model: modelWith({ detail: ready(readyToPublish), runs: ready([]) }, 2) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Publish' }));
    await drawer.findByText('Nothing was published. Run the suite with this version first.');
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
};

export const PublishSafe: Story = {
  args: { model: modelWith({ detail: ready(readyToPublish), runs: ready([suiteRunOf(readyToPublish.id, 2)]) }, 2) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledWith({ number: 2 }));
  },
};

export const Versions: Story = {
  args: { model: modelWith({ tab: 'versions' }, 1) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Version 4' }));
    await expect(args.onCompare).toHaveBeenCalledWith({ number: 4 });
  },
};

/** Back to an older version, once its content is here. */
export const RollBack: Story = {
  args: { model: modelWith({ tab: 'versions', runs: ready([suiteRunOf(agentDetails[1]!.id, 4)]) }, 1), compared: agentDetails[0]!.content },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare Version 4' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Go back to this' }));
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledWith({ number: 4 }));
  },
};

export const Settings: Story = {
  args: { model: modelWith({ tab: 'settings' }, 0) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /0177|177/ }));
    await expect(args.onBind).toHaveBeenCalledWith({ number: args.model.numbers[2], isBound: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a new version' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Appointment line', content: agentDetails[0]!.content }));
  },
};

export const Remove: Story = {
  args: { model: modelWith({ tab: 'settings' }, 0) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove agent' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove agent' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
  },
};

export const OnlyReading: Story = {
  args: { model: modelWith({ may: { manage: false, place: false } }, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add step' })).toBeNull();
  },
};

export const Loading: Story = { args: { model: modelWith({ list: { state: 'loading' } }) }, parameters: stateSnapshots() };
export const Empty: Story = { args: { model: modelWith({ list: ready([]) }) }, parameters: stateSnapshots() };
export const Failed: Story = {
  args: { model: modelWith({ list: { state: 'failed', problem: { code: 'network' } } }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    model: modelWith({
      list: ready(agents.map((agent) => ({ ...agent, name: 'Reminders of the cardiology outpatient department at both of its sites, evenings and weekends', numbers: ['+14165550142', '+14165550143', '+14165550144'] }))),
      versions: ready(agentVersions),
    }),
  },
  parameters: stateSnapshots('narrow'),
};
