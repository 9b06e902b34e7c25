import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { fieldStack } from '../../components/Field/Field.styles.ts';
import { oneLine } from '../../internal/oneLine.styles.ts';
import { color, radius, space, text, tint, weight } from '../../tokens/helpers.ts';

export const Root = styled(RadioGroup)`
  ${fieldStack}
`;

export const Cards = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`;

export const Card = styled(Radio)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(2.5)};
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
  background-color: ${color('bg-surface')};
  cursor: pointer;
  ${tint('background-color', 'border-color')}

  &[data-hovered] {
    border-color: ${color('border-control')};
  }

  &[data-selected] {
    border-color: ${color('border-selected')};
    background-color: ${color('bg-selected')};
  }

  &[data-disabled] {
    color: ${color('text-disabled')};
    cursor: default;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const Title = styled.div`
  ${oneLine}
  font-weight: ${weight('medium')};
`;

export const Detail = styled.div`
  color: ${color('text-muted')};
  ${text('sm')}
  font-variant-numeric: tabular-nums;
`;

export const Score = styled.span`
  ${text('xs')}
  line-height: var(--leading-md);
  font-weight: ${weight('medium')};
  font-variant-numeric: tabular-nums;

  &[data-tone='success'] {
    color: ${color('text-success')};
  }

  &[data-tone='warning'] {
    color: ${color('text-warning')};
  }

  &[data-tone='neutral'] {
    color: ${color('text-muted')};
  }
`;

export const Reasons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  grid-column: 2 / -1;
  padding-block-start: ${space(0.5)};
`;
