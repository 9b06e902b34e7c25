import styled from 'styled-components';
import { tones } from '../../tokens/colors.ts';
import { align, color, space, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.ol`
  display: flex;
  flex-direction: column;
`;

export const Event = styled.li`
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr) fit-content(40%);
  column-gap: ${space(2.5)};
  position: relative;
  padding-block-end: ${space(4)};

  &:not(:last-child)::before {
    position: absolute;
    inset-block: 1.125rem 0;
    inset-inline-start: 0.46875rem;
    inline-size: 1px;
    background-color: ${color('border-strong')};
    content: '';
  }

  @media (forced-colors: active) {
    &:not(:last-child)::before {
      background-color: CanvasText;
    }
  }
`;

export const Dot = styled.span`
  display: grid;
  place-items: center;
  block-size: 1.25rem;

  &:empty::before {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background-color: currentcolor;
    content: '';
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  ${tones.map((tone) => `&[data-tone='${tone}'] { color: ${color(`text-${tone}`)}; }`)}
  &[data-tone='neutral'] {
    color: ${color('border-control')};
  }

  @media (forced-colors: active) {
    &:empty::before {
      background-color: CanvasText;
    }
  }
`;

export const Title = styled.p`
  font-weight: ${weight('medium')};
`;

export const Detail = styled.div`
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const Time = styled.time`
  color: ${color('text-subtle')};
  ${text('xs')}
  line-height: var(--leading-md);
  font-variant-numeric: tabular-nums;
  text-align: ${align('end')};
`;
