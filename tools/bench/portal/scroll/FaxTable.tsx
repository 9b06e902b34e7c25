import type { FaxSummary } from '@intake/api/contract';
import { Badge } from '@intake/ui/Badge';
import { DataTable } from '@intake/ui/DataTable';
import type { DataTableColumn } from '@intake/ui/DataTable';
import { useState } from 'react';

const column = (id: keyof FaxSummary, rest: Partial<DataTableColumn<FaxSummary>> = {}): DataTableColumn<FaxSummary> => ({
  id,
  title: id,
  isSortable: true,
  cell: (fax) => fax[id] as string | null,
  ...rest,
});

const columns = [
  column('senderName', { isPinned: true, width: 220 }),
  column('receivedAt', { width: 200 }),
  column('patientName', { isFlexible: true }),
  column('documentType'),
  column('priority', { width: 110, cell: (fax) => <Badge>{fax.priority}</Badge> }),
  column('status'),
  column('pageCount', { width: 110, isNumeric: true }),
  column('from', { cell: (fax) => <bdi>{fax.from}</bdi> }),
];

const rowId = (fax: FaxSummary) => fax.id;
const rowLabel = (fax: FaxSummary) => fax.senderName ?? fax.id;

/** The table at its fullest: tick boxes, a pinned column, eight columns wider than the window. */
export function FaxTable({ rows }: { rows: FaxSummary[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(rows.filter((_, at) => at % 9 === 0).map(rowId)));
  return (
    <DataTable
      label="Faxes"
      rows={rows}
      rowId={rowId}
      rowLabel={rowLabel}
      columns={columns}
      selectionMode="multiple"
      selected={selected}
      onSelectionChange={(change) => setSelected(change.selected)}
    />
  );
}
