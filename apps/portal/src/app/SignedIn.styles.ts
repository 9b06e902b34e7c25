import { below, color, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const OrganizationName = styled.span`
  overflow: hidden;
  color: ${color('text-default')};
  font-weight: ${weight('medium')};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${below('mobile')} {
    font-size: var(--text-sm);
  }
`;
