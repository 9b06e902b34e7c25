import styled from 'styled-components';
import { color, radius, space, text } from '@intake/ui/tokens';

export const Sheets = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;

/** Paper is white in every theme, as it is on the other side. */
export const Sheet = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('sm')};
  background-color: #fff;
`;

export const Caption = styled.figcaption`
  padding-block-start: ${space(1)};
  color: ${color('text-muted')};
  ${text('xs')}
  text-align: center;
`;

export const Waiting = styled.div`
  aspect-ratio: 8.5 / 11;
`;

export const Missing = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 12rem;
`;

/** Fields beside what becomes of them; under each other where there is no room. */
export const Composed = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space(5)};
  align-items: start;
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
`;
