import styled from 'styled-components';
import { tones } from '../../tokens/colors.ts';
import { below, color, radius, space, weight } from '../../tokens/helpers.ts';

export const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2.5)};
  padding-block: ${space(2.5)};
  padding-inline: ${space(3)};
  border: 1px solid;
  border-radius: ${radius('md')};
  color: ${color('text-default')};

  & > button {
    margin-block: -2px;
  }

  ${below('phone')} {
    flex-wrap: wrap;
  }

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.125rem;
  }

  ${tones.map(
    (tone) => `
  &[data-tone='${tone}'] {
    border-color: ${color(`border-${tone}`)};
    background-color: ${color(`bg-${tone}`)};
  }

  &[data-tone='${tone}'] > svg {
    color: ${color(`text-${tone}`)};
  }`,
  )}

  &[data-edge] {
    border-inline-width: 0;
    border-radius: 0;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Title = styled.p`
  font-weight: ${weight('semibold')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-block: -2px;

  ${below('phone')} {
    order: 1;
    flex-basis: 100%;
    margin: 0;
    padding-inline-start: calc(1rem + ${space(2.5)});
  }
`;
