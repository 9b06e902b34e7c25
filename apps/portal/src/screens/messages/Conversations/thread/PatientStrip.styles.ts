import styled from 'styled-components';
import { color, space, text } from '@intake/ui/tokens';

/** What one has to know before writing, in one quiet line that wraps. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-shrink: 0;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-canvas')};
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const Visits = styled.ul`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  min-inline-size: 0;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(1.5)};
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color('text-subtle')};
  }
`;

export const People = styled.span`
  display: inline-flex;
  gap: ${space(1)};
`;
