import type { AgentFlow } from '@intake/api/contract';
import { flowState } from '@intake/api/rules/voice';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { stateKindNames } from '../Agents.messages.ts';
import { flowMessages as texts } from './flow.messages.ts';
import type { OutlineStep } from './flow.model.ts';
import { Edge, Node, Picture } from './flow.styles.ts';
import { layoutOf, nodeSize } from './layout.model.ts';

export interface FlowPictureProps {
  flow: AgentFlow;
  steps: readonly OutlineStep[];
  selected: string | null;
  /** Where a call is now. */
  current?: string;
  onSelect?: (choice: { id: string }) => void;
}

const longest = 17;
const cut = (id: string) => (id.length > longest ? `${id.slice(0, longest - 1)}…` : id);

/** The flow as a picture, from top to bottom. The outline beside it says the same in words. */
export function FlowPicture({ flow, steps, selected, current, onSelect }: FlowPictureProps) {
  const { formatMessage } = useIntl();
  const { width, height, nodes, edges } = useMemo(() => layoutOf(flow), [flow]);
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} role="img" aria-label={formatMessage(texts.picture)}>
      <defs>
        <marker id="flow-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
          <path d="M0 0L8 4L0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {edges.map(({ id, from, to, field, isBack, path }) => (
        <Edge key={id} d={path} data-field={field} data-back={isBack || undefined} data-lit={selected === from || selected === to || undefined} markerEnd="url(#flow-arrow)" />
      ))}
      {nodes.map(({ id, x, y }) => {
        const step = steps.find((one) => one.id === id);
        return (
          <Node
            key={id}
            transform={`translate(${x} ${y})`}
            data-selected={id === selected || undefined}
            data-current={id === current || undefined}
            data-known={(step && !step.isOpen && step.isReached) || undefined}
            data-wrong={(step && step.problems.length > 0) || undefined}
            onClick={() => onSelect?.({ id })}
          >
            <rect width={nodeSize.width} height={nodeSize.height} rx="8" />
            <text x="12" y="17">
              {cut(id)}
            </text>
            <text x="12" y="31" data-part="kind">
              {formatMessage(stateKindNames[flowState(flow, id)!.kind])}
            </text>
          </Node>
        );
      })}
    </Picture>
  );
}
