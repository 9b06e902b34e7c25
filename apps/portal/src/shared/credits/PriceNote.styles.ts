import styled from 'styled-components';
import { color, text } from '@intake/ui/tokens';

export const Root = styled.p`
  color: ${color('text-muted')};
  ${text('sm')}
  font-variant-numeric: tabular-nums;

  &[data-short] {
    color: ${color('text-danger')};
  }
`;
