import { color, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const Who = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  font-weight: ${weight('semibold')};
`;

export const Where = styled.p`
  color: ${color('text-muted')};
  ${text('sm')}
`;
