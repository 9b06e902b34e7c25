import styled from 'styled-components';
import { color, radius, space, text } from '@intake/ui/tokens';

export const Turns = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};

  li {
    max-inline-size: 85%;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius('lg')};
    background-color: ${color('bg-sunken')};
    overflow-wrap: anywhere;
    ${text('sm')}
  }

  li[data-who='caller'] {
    align-self: flex-end;
    background-color: ${color('bg-accent')};
    color: ${color('text-accent')};
  }

  li[data-wrong] {
    outline: 2px solid ${color('border-danger')};
    background-color: ${color('bg-danger')};
    color: ${color('text-danger')};
  }
`;
