import { color, radius, space, text } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

export const Language = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding-inline: ${space(2)};
  border-radius: ${radius('md')};
  color: ${color('text-muted')};
  font-weight: var(--weight-regular);

  &:hover {
    background-color: ${color('bg-hover')};
    color: ${color('text-default')};
  }

  svg {
    inline-size: var(--size-icon);
    block-size: var(--size-icon);
  }

  select {
    min-block-size: var(--size-control);
    border: 0;
    background: transparent;
    ${text('md')}
    cursor: pointer;
  }

  option {
    background-color: ${color('bg-raised')};
    color: ${color('text-default')};
  }
`;
