import styled from 'styled-components';
import { color, radius, shadow, space, text, tint, weight } from '@intake/ui/tokens';

export const Hint = styled.p`
  padding: ${space(3)} ${space(4)} 0;
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const Grid = styled.ol`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  align-content: start;
  gap: ${space(5)} ${space(4)};
  padding: ${space(4)};
  overflow-y: auto;
`;

export const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};

  /* The cut stands in the gap before the page that begins a document. */
  &[data-starts]::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(${space(4)} / -2 - 1px);
    border-inline-start: 2px dashed ${color('border-selected')};
    content: '';
  }
`;

export const Part = styled.span`
  color: ${color('text-accent')};
  ${text('xs')}
  font-weight: ${weight('semibold')};
`;

export const Tile = styled.button`
  display: grid;
  place-items: center;
  aspect-ratio: 8.5 / 11;
  padding: 0;
  border: 0;
  border-radius: ${radius('sm')};
  background-color: #fff;
  box-shadow: ${shadow('page')};
  overflow: hidden;
  cursor: pointer;
  ${tint('box-shadow')}

  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px ${color('border-selected')};
  }

  img {
    max-inline-size: 100%;
    max-block-size: 100%;
    rotate: var(--turn);
  }

  &[data-sideways] img {
    max-inline-size: 77%;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

export const Number = styled.span`
  color: ${color('text-muted')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
`;
