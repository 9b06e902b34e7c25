import styled from 'styled-components';
import { color, paneBelow, text } from '@intake/ui/tokens';

export const HitCount = styled.span`
  color: ${color('text-muted')};
  ${text('sm')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${paneBelow('mobile')} {
    ${text('xs')}
  }
`;
