import { Button } from '@intake/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/**
 * Stories with one fault each, which the checks of every story have to find: `faults.test.ts` runs them. They are shown
 * and tested nowhere else.
 */
const meta = { title: 'Foundations/Faults', tags: ['!dev', '!test', '!autodocs', 'fault'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContrastInDarkOnly: Story = {
  render: () => (
    <>
      <style>{`[data-theme='dark'] .fault { color: #555; background: #444; }`}</style>
      <p className="fault">Incoming documents</p>
    </>
  ),
};

export const ContrastInLightRightToLeftOnly: Story = {
  render: () => (
    <>
      <style>{`[data-theme='light'][dir='rtl'] .fault { color: #ccc; background: #fff; }`}</style>
      <p className="fault">Incoming documents</p>
    </>
  ),
};

export const WordCutByAPhysicalSide: Story = {
  render: () => (
    <div style={{ inlineSize: 300, overflow: 'hidden' }}>
      {/* eslint-disable-next-line intake/logical-css -- the fault */}
      <p style={{ position: 'relative', left: 80, inlineSize: 'fit-content' }}>Faxes</p>
    </div>
  ),
};

export const MissingName: Story = {
  render: () => (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the fault
    <button type="button">
      <svg width="16" height="16" aria-hidden />
    </button>
  ),
};

export const WrongRole: Story = {
  // oxlint-disable-next-line jsx-a11y/aria-role -- the fault
  render: () => <p role="headline">Incoming documents</p>,
};

export const KeyboardTrap: Story = {
  render: () => (
    <>
      <textarea aria-label="Notes" onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()} />
      <Button>Save</Button>
    </>
  ),
};

export const FocusTakenBack: Story = {
  render: () => (
    <>
      <input aria-label="Name" onBlur={({ currentTarget }) => currentTarget.focus()} />
      <Button>Save</Button>
    </>
  ),
};

export const UnhandledRequest: Story = {
  render: () => (
    <Button onPress={() => void fetch('/api/no-such-thing')}>Load</Button>
  ),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};

export const ConsoleError: Story = { render: () => <ul>{['Fax', 'Fax'].map((name) => <li key={name}>{name}</li>)}</ul> };

export const OverflowAt200Percent: Story = { render: () => <p style={{ inlineSize: 700 }}>Incoming documents</p> };

export const KeysOfOneDirection: Story = {
  render: () => <p>Incoming documents</p>,
  play: async () => expect(document.documentElement.dir).toBe('ltr'),
};
