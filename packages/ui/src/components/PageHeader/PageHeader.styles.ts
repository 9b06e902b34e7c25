import styled from 'styled-components';
import { color, space, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block: ${space(5)} ${space(4)};
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
`;

export const Title = styled.h1`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${text('xl')}
  font-weight: ${weight('semibold')};
  letter-spacing: -0.011em;
`;

export const Description = styled.div`
  color: ${color('text-muted')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
