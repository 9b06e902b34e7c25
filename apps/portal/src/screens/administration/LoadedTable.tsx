import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { Skeleton } from '@intake/ui/Skeleton';
import { Table } from '@intake/ui/Table';
import type { TableColumn } from '@intake/ui/Table';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Loadable } from '../../data/loadable.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { Block, BlockHead } from './administration.styles.ts';

export interface LoadedTableProps<Row extends { id: string }> {
  title: string;
  description: string;
  rows: Loadable<readonly Row[]>;
  columns: readonly TableColumn<Row>[];
  /** Stands where there are none yet. */
  empty: { icon: ReactNode; title: string; text: string };
  /** What makes another one. */
  create: { label: string; onCreate: () => void };
  onRetry: () => void;
}

/** Things of one kind under a heading, in each of the states that a list can be in. */
export function LoadedTable<Row extends { id: string }>({ title, description, rows, columns, empty, create, onRetry }: LoadedTableProps<Row>) {
  return (
    <Block>
      <BlockHead>
        <div>
          <h2>{title}</h2>
          <p>{description}</p>
        </div>
        <Button icon={<Plus aria-hidden />} onPress={create.onCreate}>
          {create.label}
        </Button>
      </BlockHead>
      {rows.state === 'loading' && <Skeleton height="10rem" />}
      {rows.state === 'failed' && <LoadFailed onRetry={onRetry} />}
      {rows.state === 'ready' && (
        <Table
          label={title}
          isLabelHidden
          isFramed
          isStacking
          columns={columns}
          rows={rows.value}
          rowId={({ id }) => id}
          empty={
            <EmptyState icon={empty.icon} title={empty.title}>
              {empty.text}
            </EmptyState>
          }
        />
      )}
    </Block>
  );
}
