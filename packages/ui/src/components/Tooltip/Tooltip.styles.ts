import { Tooltip } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { color, duration, faded, radius, shadow, space, text } from '../../tokens/helpers.ts';

export const Bubble = styled(Tooltip)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: 18rem;
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius('md')};
  background-color: ${color('bg-inverse')};
  color: ${color('text-inverse')};
  box-shadow: ${shadow('overlay')};
  ${text('xs')}
  transition: opacity ${duration('fast')};

  &[data-entering],
  &[data-exiting] {
    opacity: ${faded};
  }
`;
