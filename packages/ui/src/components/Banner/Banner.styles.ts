import styled from 'styled-components';
import { tones } from '../../tokens/colors.ts';
import { color, radius, space, weight } from '../../tokens/helpers.ts';

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

/** The actions stand beside the words, or under them where that would squeeze the words. */
export const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)} ${space(2.5)};
  min-inline-size: 0;
`;

export const Words = styled.div`
  flex: 1 1 14rem;
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
`;
