import { color, space, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-size: var(--text-lg);
  font-weight: ${weight('semibold')};
  letter-spacing: -0.01em;
`;

export const Mark = styled.svg`
  inline-size: 1.5rem;
  block-size: 1.5rem;

  rect {
    fill: ${color('solid-accent')};
  }

  path {
    fill: none;
    stroke: ${color('on-accent')};
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
