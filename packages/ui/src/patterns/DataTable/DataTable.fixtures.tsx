import { Badge } from '../../components/Badge/Badge.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { DataTableColumn } from './DataTableRow.tsx';

export interface PatientRow {
  id: string;
  name: string;
  card: string;
  birthDate: string;
  doctor: string;
  visits: number;
  balance: number;
  state: 'Active' | 'Moved' | 'Waiting';
  phone: string;
}

const given = ['Amara', 'Étienne', 'Hana', 'Liam', 'Zoë', 'Mateo', 'Ingrid', 'Nadia', 'Omar', 'Priya', 'Siobhán'];
const family = [
  'Okafor',
  'Roy',
  'Sato',
  'Tremblay',
  'Nguyen',
  'García',
  'Lindqvist',
  'Haddad',
  'Singh',
  'MacLeod',
  'O’Brien',
  'Chen',
  'Dubois',
];
const doctors = ['Dr. M. Chen', 'Dr. É. Gagnon', 'Dr. S. Patel', 'Dr. R. Thompson'];
const states = ['Active', 'Active', 'Active', 'Waiting', 'Active', 'Moved'] as const;

const pick = <T,>(values: readonly T[], at: number) => values[at % values.length] as T;
const digits = (value: number, count: number) => String(value).padStart(count, '0');

/** The nth patient, always the same one. */
export const patientRow = (at: number): PatientRow => ({
  id: `patient-${at}`,
  name: `${pick(family, at * 7)}, ${pick(given, at * 3)}`,
  card: `${digits((at * 7919) % 10_000, 4)} ${digits((at * 613) % 1000, 3)} ${digits((at * 271) % 1000, 3)}`,
  birthDate: `${1930 + ((at * 17) % 90)}-${digits(1 + ((at * 5) % 12), 2)}-${digits(1 + ((at * 11) % 28), 2)}`,
  doctor: pick(doctors, at),
  visits: (at * 13) % 48,
  balance: ((at * 37) % 400) * 5 - 600,
  state: pick(states, at),
  phone: `+1 416 555 ${digits(100 + (at % 100), 4)}`,
});

export const patientRows = (count: number) => Array.from({ length: count }, (_, at) => patientRow(at));

const tones = { Active: 'success', Waiting: 'warning', Moved: 'neutral' } as const;
const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

export const patientColumns: readonly DataTableColumn<PatientRow>[] = [
  { id: 'name', title: 'Patient', width: 200, isPinned: true, isSortable: true, cell: (row) => <bdi>{row.name}</bdi> },
  { id: 'card', title: 'Health card', width: 140, cell: (row) => <bdi>{row.card}</bdi> },
  { id: 'birthDate', title: 'Born', width: 120, isSortable: true, cell: (row) => <bdi>{row.birthDate}</bdi> },
  { id: 'doctor', title: 'Family doctor', width: 160, isFlexible: true, isSortable: true, cell: (row) => row.doctor },
  {
    id: 'phone',
    title: 'Phone',
    width: 170,
    cell: (row) => (
      <Link href={`tel:${row.phone}`}>
        <bdi>{row.phone}</bdi>
      </Link>
    ),
  },
  {
    id: 'state',
    title: 'State',
    width: 110,
    cell: (row) => (
      <Badge hasDot tone={tones[row.state]}>
        {row.state}
      </Badge>
    ),
  },
  { id: 'visits', title: 'Visits', width: 90, isNumeric: true, isSortable: true, cell: (row) => row.visits },
  { id: 'balance', title: 'Balance', width: 130, isNumeric: true, isSortable: true, cell: (row) => <bdi>{money.format(row.balance)}</bdi> },
];
