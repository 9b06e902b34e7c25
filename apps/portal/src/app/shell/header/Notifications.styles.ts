import { color, radius, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Counted = styled.span`
  position: relative;
  display: inline-flex;
`;

export const Counter = styled.span`
  position: absolute;
  inset-block-start: -0.4375rem;
  inset-inline-end: -0.4375rem;
  min-inline-size: 1rem;
  border-radius: ${radius('full')};
  padding-inline: 0.25rem;
  background-color: ${color('solid-danger')};
  color: ${color('on-danger')};
  font-size: 0.6875rem;
  font-weight: ${weight('medium')};
  line-height: 1rem;
  text-align: center;
`;
