import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { TreeItemContent } from 'react-aria-components/Tree';
import { Line, Root, Row, Title } from './Tree.styles.ts';

export interface TreeNode {
  id: string;
  title: string;
  /** Stands before the words. */
  icon?: ReactNode;
  /** At the other end of the line: a count, a state. */
  end?: ReactNode;
  children?: readonly TreeNode[];
}

export interface TreeProps {
  /** The accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the nodes that are open at first. */
  defaultExpanded?: readonly string[];
  /** Ids of the open nodes, where the owner decides. */
  expanded?: readonly string[];
  /** The `id` of the selected node. */
  selected?: string;
  onExpand?: (change: { expanded: string[] }) => void;
  onSelect?: (selection: { id: string }) => void;
}

/** Things within things: locations and their bins, an organisation and its clinics. A few hundred nodes at most. */
export function Tree({ label, nodes, defaultExpanded, expanded, selected, onExpand, onSelect }: TreeProps) {
  return (
    <Root
      aria-label={label}
      items={nodes}
      defaultExpandedKeys={defaultExpanded}
      expandedKeys={expanded}
      selectionMode={onSelect ? 'single' : 'none'}
      selectionBehavior="replace"
      escapeKeyBehavior="none"
      selectedKeys={selected === undefined ? [] : [selected]}
      onExpandedChange={(keys) => onExpand?.({ expanded: [...keys].map(String) })}
      onSelectionChange={(keys) => keys !== 'all' && keys.forEach((key) => onSelect?.({ id: String(key) }))}
    >
      {(node) => <Branch node={node as TreeNode} />}
    </Root>
  );
}

function Branch({ node: { id, title, icon, end, children } }: { node: TreeNode }) {
  return (
    <Row id={id} textValue={title}>
      <TreeItemContent>
        <Line>
          <Button slot="chevron">
            <ChevronRight aria-hidden data-flip />
          </Button>
          {icon}
          <Title>{title}</Title>
          {end}
        </Line>
      </TreeItemContent>
      <Collection items={children ?? []}>{(child) => <Branch node={child} />}</Collection>
    </Row>
  );
}
