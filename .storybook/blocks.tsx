import { Kbd } from '@intake/ui/Kbd';
import { align, color, radius, space, text } from '@intake/ui/tokens';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

// `sb-unstyled` keeps the rules of Storybook's own prose away.
const Table = styled.table.attrs({ className: 'sb-unstyled' })`
  inline-size: 100%;
  border-collapse: collapse;
  color: ${color('text-default')};
  ${text('md')}

  th,
  td {
    padding-block: ${space(2)};
    padding-inline-end: ${space(4)};
    border-block-end: 1px solid ${color('border-default')};
    font-weight: inherit;
    text-align: ${align('start')};
    vertical-align: top;
  }

  th {
    inline-size: 30%;
    white-space: nowrap;
  }
`;

/** What each key does in a component: `{ 'Enter / Space': 'Presses it' }`. Keys of one chord are joined by `+`. */
export function Keys({ of: keys }: { of: Readonly<Record<string, string>> }) {
  return (
    <Table>
      <tbody>
        {Object.entries(keys).map(([key, effect]) => (
          <tr key={key}>
            <th scope="row">
              {key.split(' / ').map((chord, at) => (
                <span key={chord}>
                  {at > 0 && ' / '}
                  <Kbd keys={chord.split('+')} />
                </span>
              ))}
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Rule = styled.div.attrs({ className: 'sb-unstyled' })`
  display: flex;
  gap: ${space(2)};
  margin-block: ${space(2)};
  padding-block: ${space(2)};
  padding-inline: ${space(3)};
  border-inline-start: 3px solid;
  border-radius: ${radius('sm')};
  ${text('md')}

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  p {
    margin: 0;
    color: inherit;
    ${text('md')}
  }

  &[data-tone='success'] {
    border-color: ${color('solid-success')};
    background-color: ${color('bg-success')};
    color: ${color('text-success')};
  }

  &[data-tone='danger'] {
    border-color: ${color('solid-danger')};
    background-color: ${color('bg-danger')};
    color: ${color('text-danger')};
  }
`;

export function Do({ children }: { children: ReactNode }) {
  return (
    <Rule data-tone="success">
      <CircleCheck aria-label="Do" />
      <div>{children}</div>
    </Rule>
  );
}

export function Dont({ children }: { children: ReactNode }) {
  return (
    <Rule data-tone="danger">
      <CircleX aria-label="Don't" />
      <div>{children}</div>
    </Rule>
  );
}
