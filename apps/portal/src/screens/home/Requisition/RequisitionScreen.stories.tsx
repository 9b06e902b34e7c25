import { requisitionClinics, requisitionPage } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { framedPage } from '../../../shared/publicPage/framedPage.tsx';
import type { PublicFile } from '../../../shared/publicPage/publicFile.ts';
import { blank, nobody } from './Requisition.model.ts';
import { RequisitionScreen } from './RequisitionScreen.tsx';
import type { RequisitionScreenProps } from './RequisitionScreen.tsx';

const file = (different: Partial<PublicFile>): PublicFile => ({ id: '1', name: 'ecg-2026-11-20.pdf', size: 1_300_000, state: 'done', percent: 100, problem: null, ...different });
const receipt = { reference: 'K7Q2P9', receivedAt: '2026-11-24T15:12:00Z', isAsSent: true };

const meta = {
  component: RequisitionScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [framedPage],
  args: {
    page: ready(requisitionPage), clinics: ready(requisitionClinics), files: [], before: null, receipt: null, isOffline: false, today: '2026-11-24',
    onRetry: fn(), onClinic: fn(), onFiles: fn(), onRemoveFile: fn(), onRetryFile: fn(), onProgress: fn(), onStartOver: fn(), onAnother: fn(),
    onSend: fn<RequisitionScreenProps['onSend']>(async () => null), onCopy: fn<RequisitionScreenProps['onCopy']>(async () => null),
  },
} satisfies Meta<typeof RequisitionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Empty: Story = { parameters: snapshots('narrow', 'ja') };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

async function choose(canvas: Canvas, label: string, option: string) {
  // The summary of what is missing has a button of the same name.
  const [trigger] = canvas.getAllByRole('button', { name: new RegExp(`${label}$`) }).filter((button: HTMLElement) => button.ariaHasPopup === 'listbox');
  await userEvent.click(trigger!);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function fill(canvas: Canvas) {
  await choose(canvas, 'Service', 'Echocardiogram');
  await userEvent.click(canvas.getByRole('radio', { name: 'Urgent' }));
  await userEvent.type(canvas.getByLabelText('Reason for referral'), 'Murmur');
  await userEvent.type(canvas.getByLabelText('Family name'), 'Okafor');
  await userEvent.type(canvas.getByLabelText('Given names'), 'Ada');
  const [month] = within(canvas.getByRole('group', { name: /Birth date/ })).getAllByRole('spinbutton');
  await userEvent.click(month!);
  await userEvent.keyboard('19580314');
  await choose(canvas, 'Sex', 'Female');
  await userEvent.type(canvas.getByLabelText('Phone'), '6135550177');
  await userEvent.type(canvas.getByLabelText('Your name and title'), 'Dr. Hélène Côté');
  await userEvent.type(canvas.getByLabelText('Billing number'), '123456');
  await userEvent.type(canvas.getByLabelText('Your phone'), '6135550111');
}

/** Everything that is missing is said at its place, and nothing is sent; then it goes. */
export const ThroughTheForm: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the referral' }));
    await waitFor(() => expect(canvas.getAllByText('This is needed.').length).toBeGreaterThanOrEqual(9));
    await expect(args.onSend).not.toHaveBeenCalled();
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the referral' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({
          serviceId: requisitionPage.services[1]!.id, priority: 'urgent', reason: 'Murmur',
          patient: expect.objectContaining({ familyName: 'Okafor', birthDate: '1958-03-14', sex: 'female', phone: '+16135550177', healthNumber: null }),
          referrer: { name: 'Dr. Hélène Côté', billingNumber: '123456', clinicName: null, phone: '+16135550111', fax: null },
        }),
      ),
    );
  },
};

/** The card is checked on this page, without asking anybody. */
export const CardChecked: Story = {
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Health number (optional)' }), '9876543217');
    await choose(canvas, 'Province', 'ON');
    await canvas.findByText('Format and check digit agree. Eligibility is not checked.');
  },
};

export const WithFiles: Story = {
  args: {
    files: [file({}), file({ id: '2', name: 'medication.jpg', state: 'sending', percent: 40 }), file({ id: '3', name: 'notes.docx', size: 0, state: 'failed', problem: { code: 'unsupported-type' } })],
  },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await canvas.findByText('This kind of file cannot be read. Save it as PDF.');
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the referral' }));
    await canvas.findByText('Files are on their way.', { exact: false });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Reason for referral')).toHaveValue('Murmur');
  },
};

/** What the server refuses stands at its field, and what was typed stays. */
export const Refused: Story = {
  args: { onSend: fn<RequisitionScreenProps['onSend']>(async () => ({ code: 'invalid', fields: [{ path: 'content.serviceId', code: 'unknown' }] })) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the referral' }));
    await canvas.findByText('The clinic does not offer this any more. Choose another.');
    await expect(canvas.getByLabelText('Family name')).toHaveValue('Okafor');
  },
};

/** After a reload what was typed is here again, and can be dropped. */
export const AfterReload: Story = {
  args: { before: { ...blank(requisitionPage.services, nobody), familyName: 'Okafor', reason: 'Murmur', birthDate: '1958-03-14' }, files: [file({})] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Family name')).toHaveValue('Okafor');
    await userEvent.type(canvas.getByLabelText('Given names'), 'Ada');
    await expect(args.onProgress).toHaveBeenLastCalledWith(expect.objectContaining({ familyName: 'Okafor', givenName: 'Ada' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Family name')).toHaveValue('');
  },
};

export const Offline: Story = { args: { isOffline: true }, parameters: stateSnapshots() };
export const Closed: Story = {
  args: { page: ready('closed') },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another clinic' }));
    await expect(args.onClinic).toHaveBeenCalledWith({ address: null });
  },
};

export const ChoosingAClinic: Story = {
  args: { page: ready(null) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Clinic', 'Riverdale Imaging');
    await expect(args.onClinic).toHaveBeenCalledWith({ address: 'riverdale-imaging' });
  },
};

export const NoClinic: Story = { args: { page: ready(null), clinics: ready([]) } };

export const Sent: Story = {
  args: { receipt },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save a copy to print' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const SentOtherwise: Story = { args: { receipt: { ...receipt, isAsSent: false } }, parameters: stateSnapshots() };

/** Who refers the next patient does not write again who they are; nothing of the first patient is left. */
export const AnotherPatient: Story = {
  render: function Referring(args) {
    const [isSent, setSent] = useState(false);
    return (
      <RequisitionScreen
        {...args}
        receipt={isSent ? receipt : null}
        onSend={async (content) => {
          await args.onSend(content);
          setSent(true);
          return null;
        }}
        onAnother={() => setSent(false)}
      />
    );
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the referral' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Refer another patient' }));
    await expect(await canvas.findByLabelText('Your name and title')).toHaveValue('Dr. Hélène Côté');
    await expect(canvas.getByLabelText('Family name')).toHaveValue('');
  },
};
