import styled from 'styled-components';
import { color, weight } from '@intake/ui/tokens';

/** Unread is heavier, and has a mark that is seen without colour. */
export const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-unread] {
    font-weight: ${weight('semibold')};
  }

  &:not([data-unread]) {
    font-weight: ${weight('regular')};
  }
`;

export const Mark = styled.span`
  flex-shrink: 0;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
  background-color: ${color('solid-accent')};

  @media (forced-colors: active) {
    background-color: Highlight;
    forced-color-adjust: none;
  }
`;

/** Who owns it, and a mark while they write. */
export const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
`;

export const Snippet = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-unread] {
    color: ${color('text-default')};
  }
`;
