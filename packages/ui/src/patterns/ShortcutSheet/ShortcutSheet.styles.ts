import styled from 'styled-components';
import { color, space, text, weight } from '../../tokens/helpers.ts';

export const Groups = styled.div`
  columns: 2 16rem;
  column-gap: ${space(8)};
`;

export const Group = styled.section`
  padding-block-end: ${space(5)};
  break-inside: avoid;
`;

export const Title = styled.h3`
  padding-block-end: ${space(1)};
  color: ${color('text-subtle')};
  ${text('sm')}
  font-weight: ${weight('medium')};
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(1)};
`;
