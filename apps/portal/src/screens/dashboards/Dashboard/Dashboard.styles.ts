import styled from 'styled-components';
import { align, color, paneBelow, radius, shadow, space, text, tint, weight } from '@intake/ui/tokens';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 84rem;
  margin-inline: auto;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  & > :last-child {
    margin-inline-start: auto;
  }

  @media print {
    display: none;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space(4)};

  & > * {
    grid-column: span 12;
  }

  & > [data-width='wide'] {
    grid-column: span 8;
  }

  & > [data-width='narrow'] {
    grid-column: span 4;
  }

  & > [data-width='half'] {
    grid-column: span 6;
  }

  ${paneBelow('tablet')} {
    & > [data-width='wide'] {
      grid-column: span 7;
    }

    & > [data-width='narrow'] {
      grid-column: span 5;
    }
  }

  ${paneBelow('mobile')} {
    & > [data-width] {
      grid-column: span 12;
    }
  }
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(4)};

  /* Three and two, then two and two and one: no row has a hole. */
  ${paneBelow('tablet')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 2;
    }

    & > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }

  ${paneBelow('mobile')} {
    & > *,
    & > :nth-child(n + 4) {
      grid-column: span 3;
    }

    & > :last-child {
      grid-column: span 6;
    }
  }

  /* Where two stand beside each other, the figure needs the room of its course. */
  ${paneBelow('phone')} {
    gap: ${space(3)};

    & > :not(:last-child) [role='img'] {
      display: none;
    }
  }
`;

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  position: relative;
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
  box-shadow: ${shadow('raised')};

  @media print {
    break-inside: avoid;
    box-shadow: none;
  }
`;

export const Tile = styled(Card)`
  padding: ${space(4)} ${space(5)};
  ${tint('border-color')}

  ${paneBelow('phone')} {
    padding: ${space(3)} ${space(4)};
  }

  &:has(button:hover) {
    border-color: ${color('border-strong')};
  }
`;

/** The whole tile leads to its rows. */
export const Whole = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: pointer;
`;

export const Foot = styled.p`
  margin-block-start: auto;
  color: ${color('text-subtle')};
  ${text('xs')}
`;

export const Heading = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};

  h2 {
    ${text('md')}
    font-weight: ${weight('semibold')};
  }

  p {
    color: ${color('text-subtle')};
    ${text('sm')}
  }

  @media print {
    button {
      display: none;
    }
  }
`;

export const Proof = styled.p`
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const Work = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${text('sm')}

  th,
  td {
    padding-block: ${space(2)};
    padding-inline: ${space(1.5)};
    border-block-end: 1px solid ${color('border-default')};
    text-align: ${align('end')};
    font-weight: ${weight('regular')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  th:first-child,
  td:first-child {
    padding-inline-start: 0;
    text-align: ${align('start')};
    white-space: normal;
  }

  thead th {
    color: ${color('text-subtle')};
    ${text('xs')}
    vertical-align: bottom;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  tbody th[scope='rowgroup'] {
    padding-block-start: ${space(4)};
    font-weight: ${weight('semibold')};
  }

  tbody th[scope='row'] {
    inline-size: 55%;
    padding-inline-start: ${space(3)};
  }

  ${paneBelow('phone')} {
    tbody th[scope='row'] {
      inline-size: 40%;
    }
  }

  button {
    border: 0;
    padding: 0;
    background: none;
    color: ${color('text-link')};
    font: inherit;
    font-variant-numeric: inherit;
    cursor: pointer;
  }

  button:hover {
    text-decoration: underline;
  }
`;

/** How much of the most, beside the name; the figure says it too. */
export const Share = styled.span`
  display: block;
  block-size: 4px;
  margin-block-start: ${space(1)};
  border-radius: ${radius('full')};
  background-color: ${color('chart-1')};
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background-color: CanvasText;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  align-items: start;
  gap: ${space(4)};
`;

export const Drilled = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};

  & > p {
    color: ${color('text-muted')};
  }
`;
