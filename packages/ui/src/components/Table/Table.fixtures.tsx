import { Badge } from '../Badge/Badge.tsx';
import type { TableColumn } from './PlainTable.tsx';

export interface FaxLine {
  id: string;
  name: string;
  number: string;
  faxes: number;
  pages: number;
  isOpen: boolean;
}

export const faxLines: readonly FaxLine[] = [
  { id: 'referrals', name: 'Referrals', number: '+1 416 555 0142', faxes: 184, pages: 1042, isOpen: true },
  { id: 'laboratory', name: 'Laboratory', number: '+1 416 555 0143', faxes: 96, pages: 131, isOpen: true },
  { id: 'imaging', name: 'Imaging', number: '+1 416 555 0178', faxes: 41, pages: 388, isOpen: false },
  { id: 'front-desk', name: 'Front desk', number: '+1 416 555 0199', faxes: 7, pages: 9, isOpen: true },
];

export const faxLineColumns: readonly TableColumn<FaxLine>[] = [
  { id: 'name', title: 'Line', isRowHeader: true, isSortable: true, cell: (line) => line.name },
  { id: 'number', title: 'Number', cell: (line) => <bdi style={{ whiteSpace: 'nowrap' }}>{line.number}</bdi> },
  { id: 'faxes', title: 'Faxes', isNumeric: true, isSortable: true, cell: (line) => line.faxes },
  { id: 'pages', title: 'Pages', isNumeric: true, isSortable: true, cell: (line) => line.pages.toLocaleString('en-CA') },
  {
    id: 'state',
    title: 'State',
    cell: (line) => (
      <Badge hasDot tone={line.isOpen ? 'success' : 'warning'}>
        {line.isOpen ? 'Open' : 'Paused'}
      </Badge>
    ),
  },
];
