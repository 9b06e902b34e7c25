import { appointments } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DaySheets } from './DaySheets.tsx';

const meta: Meta<typeof DaySheets> = { component: DaySheets, args: { visits: appointments, location: 'Riverbend Downtown' } };
export default meta;
type Story = StoryObj<typeof meta>;

/** A sheet for each physician, on paper alone; the birth date tells two of one name apart. */
export const Ready: Story = {
  play: async () => {
    const sheets = within(document.querySelector<HTMLElement>('[data-part="sheets"]')!);
    const visit = appointments[0]!;
    await expect(sheets.getAllByText(visit.physicianName!).length).toBeGreaterThan(0);
    const [row] = sheets.getAllByText(visit.patientName!).map((name) => name.closest('tr')!);
    await expect(row).toHaveTextContent(/Born [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  },
};

/** A hold has no patient, and nobody's birth date. */
export const WithoutPatient: Story = {
  args: { visits: [{ ...appointments[0]!, patientId: null, patientName: null, patientBirthDate: null }] },
  play: async () => {
    await expect(document.querySelector('[data-part="sheets"] tbody tr')).not.toHaveTextContent('Born');
  },
};
