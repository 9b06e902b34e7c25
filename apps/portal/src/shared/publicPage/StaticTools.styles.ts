import { color, radius, size, space } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Tools = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
`;

export const Language = styled.a`
  color: ${color('text-muted')};

  &[aria-current] {
    color: ${color('text-default')};
    text-decoration: none;
  }
`;

/** Shows what it leads to. Without a script it does nothing, and is not there. */
export const Theme = styled.button`
  display: none;
  place-items: center;
  inline-size: ${size('control')};
  block-size: ${size('control')};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('full')};
  background: transparent;
  cursor: pointer;

  [data-scripted] & {
    display: grid;
  }

  svg {
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }

  [data-theme='dark'] & svg:first-child, [data-theme='light'] & svg:last-child {
    display: none;
  }
`;
