import { color, space, text } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Providers = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;

/** A word on a line that runs through the card. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color('text-muted')};
  ${text('sm')}

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid ${color('border-default')};
    content: '';
  }
`;
