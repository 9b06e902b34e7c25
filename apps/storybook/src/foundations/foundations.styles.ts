import { align, color, radius, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

// `sb-unstyled` keeps the rules of Storybook's own prose away.
const plain = { className: 'sb-unstyled' };

export const Grid = styled.div.attrs(plain)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${space(4)};
  margin-block: ${space(3)} ${space(6)};
  color: ${color('text-default')};
  ${text('sm')}

  &[data-dense] {
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    gap: ${space(2)};
  }
`;

export const Item = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  & > b {
    font-weight: ${weight('medium')};
  }
`;

export const Sheet = styled.div`
  block-size: 3.5rem;
  margin-block-end: ${space(1)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
`;

export const Code = styled.code`
  color: ${color('text-subtle')};
  font-family: var(--font-mono);
  ${text('xs')}
`;

export const Table = styled.table.attrs(plain)`
  inline-size: 100%;
  margin-block: ${space(3)} ${space(6)};
  border-collapse: collapse;
  color: ${color('text-default')};
  ${text('sm')}

  th,
  td {
    padding-block: ${space(1.5)};
    padding-inline-end: ${space(4)};
    border-block-end: 1px solid ${color('border-default')};
    text-align: ${align('start')};
    vertical-align: middle;
  }

  th {
    font-weight: ${weight('medium')};
  }

  td[data-numeric] {
    font-variant-numeric: tabular-nums;
  }
`;

export const Sample = styled.span`
  display: inline-block;
  padding-block: ${space(1)};
  padding-inline: ${space(3)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('sm')};
  white-space: nowrap;
`;

export const Bar = styled.span`
  display: block;
  block-size: 0.75rem;
  border-radius: ${radius('sm')};
  background-color: ${color('solid-accent')};
`;

export const Mover = styled.span`
  display: block;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: ${radius('md')};
  background-color: ${color('solid-accent')};
  transition: translate cubic-bezier(0.2, 0, 0, 1);

  tr:hover & {
    translate: 8rem 0;
  }

  [dir='rtl'] tr:hover & {
    translate: -8rem 0;
  }
`;
