import styled from 'styled-components';
import { below, color, radius, shadow, space, text, weight } from '@intake/ui/tokens';

/** The page behind, and what was read on it before: they overlap a little, as paper on a desk does. */
export const Sketch = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  align-items: center;
`;

export const Paper = styled.div`
  grid-area: 1 / 1 / 2 / 9;
  display: grid;
  gap: ${space(1)};
  padding: clamp(1.25rem, 4vw, 2.5rem);
  padding-block: clamp(2rem, 6vw, 4rem);
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
  box-shadow: ${shadow('raised')};
  color: ${color('text-muted')};
  font-family: var(--font-mono);
  ${text('sm')}

  ${below('mobile')} {
    grid-area: 1 / 1 / 2 / 13;
  }
`;

export const Line = styled.div`
  overflow: hidden;
  padding-block: 4px;
  text-overflow: ellipsis;
  white-space: pre;

  mark {
    padding: 2px 4px;
    border-radius: ${radius('sm')};
    outline: 1px solid ${color('mark-evidence-line')};
    background-color: ${color('mark-evidence')};
    color: ${color('text-default')};
  }
`;

export const Fields = styled.div`
  grid-area: 1 / 7 / 2 / 13;
  z-index: 1;
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-raised')};
  box-shadow: ${shadow('modal')};

  ${below('mobile')} {
    grid-area: 2 / 1 / 3 / 13;
    margin-block-start: calc(-1 * ${space(4)});
    margin-inline: ${space(4)};
  }
`;

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  align-items: center;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('md')};
  background-color: ${color('bg-canvas')};
  color: ${color('text-muted')};
  ${text('sm')}

  b {
    grid-column: 1;
    overflow: hidden;
    color: ${color('text-default')};
    font-weight: ${weight('medium')};
    text-overflow: ellipsis;
    white-space: nowrap;
    ${text('md')}
  }
`;

export const Sure = styled.span`
  grid-area: 1 / 2 / 3 / 3;
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  padding: 1px ${space(2)};
  border-radius: ${radius('full')};
  background-color: ${color('bg-success')};
  color: ${color('text-success')};
  font-weight: ${weight('medium')};

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  /* A telephone at twice its size. */
  @media (width < 20rem) {
    grid-area: 3 / 1;
    justify-self: start;
  }
`;
