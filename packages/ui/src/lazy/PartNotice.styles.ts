import styled from 'styled-components';
import { color, layer, radius, shadow, space } from '../tokens/helpers.ts';

export const Notice = styled.div`
  position: fixed;
  inset-block-end: ${space(4)};
  inset-inline: 0;
  z-index: ${layer('toast')};
  box-sizing: border-box;
  inline-size: min(28rem, calc(100vw - 2rem));
  margin-inline: auto;
  padding: ${space(2)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-raised')};
  box-shadow: ${shadow('overlay')};
`;
