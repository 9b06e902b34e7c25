import styled from 'styled-components';
import { color, radius, space, text } from '@intake/ui/tokens';

/** The code beside what it is for; below it where there is no room. */
export const Poster = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: center;
  padding: ${space(4)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
`;

/** Black on white in every theme: that is what cameras read. */
export const Code = styled.svg`
  flex: none;
  inline-size: 9rem;
  block-size: 9rem;
  border-radius: ${radius('md')};
  background-color: #fff;
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: ${space(2)};

  h2,
  p {
    margin: 0;
  }

  h2 {
    ${text('lg')}
  }

  p {
    color: ${color('text-muted')};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
