import { below, color, space, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Place = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space(2)};
  min-inline-size: 0;
`;

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

export const LocationName = styled.span`
  overflow: hidden;
  color: ${color('text-muted')};
  font-weight: var(--weight-regular);
  text-overflow: ellipsis;
  white-space: nowrap;

  ${below('mobile')} {
    display: none;
  }
`;
