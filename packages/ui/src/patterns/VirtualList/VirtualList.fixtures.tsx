import { Badge } from '../../components/Badge/Badge.tsx';
import type { VirtualListColumn } from './VirtualListRow.tsx';

export interface FaxRow {
  id: string;
  sender: string;
  type: string;
  pages: number;
  received: string;
  isUrgent: boolean;
}

const senders = ['Riverside Family Practice', 'North Imaging', 'Lakeshore Hospital', 'Dr. É. Roy', 'Maple Laboratories'];
const types = ['Referral', 'Laboratory result', 'Consultation note', 'Imaging report'];

const two = (value: number) => String(value).padStart(2, '0');

/** The nth fax, always the same one. */
export const faxRow = (at: number): FaxRow => ({
  id: `fax-${at}`,
  sender: senders[at % senders.length] as string,
  type: types[at % types.length] as string,
  pages: (at % 7) + 1,
  received: `${two(8 + (at % 9))}:${two((at * 7) % 60)}`,
  isUrgent: at % 11 === 0,
});

export const faxRows = (count: number) => Array.from({ length: count }, (_, at) => faxRow(at));

export const faxColumns: readonly VirtualListColumn<FaxRow>[] = [
  { id: 'received', title: 'Received', width: '5rem', cell: (row) => <bdi>{row.received}</bdi> },
  { id: 'sender', title: 'Sender', width: '2fr', cell: (row) => row.sender },
  { id: 'type', title: 'Type', width: '1fr', cell: (row) => row.type },
  {
    id: 'priority',
    title: 'Priority',
    width: '6rem',
    cell: (row) =>
      row.isUrgent && (
        <Badge tone="danger" isSolid>
          Urgent
        </Badge>
      ),
  },
  { id: 'pages', title: 'Pages', width: '4rem', align: 'end', cell: (row) => row.pages },
];
