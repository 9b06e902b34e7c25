import styled from 'styled-components';
import { color, radius, space } from '@intake/ui/tokens';

export const Beside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
`;

/** The top of a page, white in every theme as it is printed. */
export const PageTop = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 8.5 / 3.4;
  object-fit: cover;
  object-position: top;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('sm')};
  background-color: #fff;
`;
