import styled from 'styled-components';
import { align, color, paneBelow, radius, space, text, weight } from '@intake/ui/tokens';

/** Name of the field, what stays, what goes: one grid, so that values stand below each other. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, 0.5fr) 1fr 1fr;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
  overflow: hidden;

  ${paneBelow('phone')} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1)};
  padding: ${space(3)};
  min-inline-size: 0;
  background-color: ${color('bg-sunken')};
  overflow-wrap: anywhere;
  ${text('sm')}

  & > strong {
    font-weight: ${weight('semibold')};
  }

  & > small {
    color: ${color('text-muted')};
    ${text('xs')}
  }

  &:empty {
    ${paneBelow('phone')} {
      display: none;
    }
  }
`;

/** A field of both charts; quiet where nothing has to be chosen. */
export const Line = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: start;
  padding-block: ${space(2)};
  border-block-start: 1px solid ${color('border-default')};
  ${text('sm')}

  & > * {
    padding-inline: ${space(3)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > div {
    grid-column: span 2;
    padding-inline: 0;
  }

  & > [role='radiogroup'] > [data-orientation='horizontal'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(1)} 0;
    text-align: ${align('start')};
  }

  & > [role='radiogroup'] > [data-orientation='horizontal'] > * {
    padding-inline: ${space(3)};
  }

  &[data-alike] {
    color: ${color('text-muted')};
  }

  ${paneBelow('phone')} {
    & > span:first-child {
      grid-column: 1 / -1;
      ${text('xs')}
    }
  }
`;

export const FieldName = styled.span`
  color: ${color('text-muted')};
`;

export const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
`;

export const Moves = styled.p`
  ${text('sm')}
`;
