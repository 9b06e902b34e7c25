import { DropZone } from 'react-aria-components/DropZone';
import styled from 'styled-components';
import { color, layer, radius, space, text, weight } from '../../tokens/helpers.ts';

/** Lies over the area, out of the way of the pointer until it brings files. */
export const Zone = styled(DropZone)`
  position: absolute;
  inset: 0;
  z-index: ${layer('nav')};

  &:not([data-catching]) {
    pointer-events: none;
  }
`;

export const Veil = styled.div`
  position: absolute;
  inset: ${space(2)};
  display: grid;
  place-items: center;
  border: 2px solid ${color('border-selected')};
  border-radius: ${radius('lg')};
  background-color: color-mix(in srgb, ${color('bg-selected')} 88%, transparent);
  color: ${color('text-accent')};
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;
