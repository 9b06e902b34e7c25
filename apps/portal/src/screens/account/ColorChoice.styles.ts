import { color, radius, space, text, weight } from '@intake/ui/tokens';
import styled, { css } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;

export const Title = styled.span`
  color: ${color('text-muted')};
  font-weight: ${weight('medium')};
  ${text('sm')}
`;

export const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const chosen = css`
  outline: 2px solid ${color('border-focus')};
  outline-offset: 2px;
`;

const dot = css`
  flex-shrink: 0;
  inline-size: 2rem;
  block-size: 2rem;
  margin: 0;
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('full')};
  appearance: none;
  cursor: pointer;
  forced-color-adjust: none;
`;

export const Swatch = styled.input`
  ${dot}

  &[data-plain] {
    background: linear-gradient(135deg, ${color('bg-surface')} 50%, ${color('bg-pressed')} 50%);
  }

  &:checked {
    ${chosen}
  }

  &:focus-visible {
    outline: 3px solid ${color('border-focus')};
    outline-offset: 3px;
  }
`;

/** The rainbow says that any colour will do. */
export const Other = styled.input`
  ${dot}
  padding: 0;
  background: conic-gradient(#e5484d, #f5a524, #46a758, #0091ff, #8e4ec6, #e5484d);

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  &::-webkit-color-swatch {
    border: 0;
    opacity: 0;
  }

  &[data-chosen] {
    ${chosen}
  }

  &[data-chosen]::-webkit-color-swatch {
    border-radius: ${radius('full')};
    opacity: 1;
  }
`;
