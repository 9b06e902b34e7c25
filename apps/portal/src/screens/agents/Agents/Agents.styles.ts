import styled from 'styled-components';
import { color, paneBelow, radius, space, text } from '@intake/ui/tokens';

/** A number in a cell, never broken. */
export const Line = styled.bdi`
  display: block;
  white-space: nowrap;
`;

/** Tabs that fill the pane: what a tab shows scrolls by itself. */
export const TabFrame = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
  container-type: inline-size;

  & > * {
    flex: 1;
    min-inline-size: 0;
  }

  & [role='tabpanel'] {
    display: flex;
    flex-direction: column;
    padding: 0;
    overflow: hidden;
  }
`;

export const TabScroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(5)};
  min-block-size: 0;
  padding: ${space(5)};
  overflow-y: auto;

  & > * {
    inline-size: 100%;
    max-inline-size: 56rem;
  }
`;

export const Stats = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${space(4)};
`;

/** What a thing has to pass, one below the other. */
export const Gates = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};

  li {
    display: flex;
    align-items: start;
    gap: ${space(2)};
  }

  svg {
    flex-shrink: 0;
    inline-size: 1.125rem;
    block-size: 1lh;
    color: ${color('text-muted')};
  }

  li[data-passed='true'] svg {
    color: ${color('text-success')};
  }

  li[data-passed='false'] svg {
    color: ${color('text-danger')};
  }
`;

export const Changes = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;

export const ChangeCard = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};

  p {
    overflow-wrap: anywhere;
  }

  ins,
  del {
    display: block;
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius('sm')};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${text('sm')}
  }

  ins {
    background-color: ${color('bg-success')};
    color: ${color('text-success')};
  }

  del {
    background-color: ${color('bg-danger')};
    color: ${color('text-danger')};
  }
`;

export const HoursRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem 8rem auto;
  gap: ${space(3)};
  align-items: end;

  ${paneBelow('mobile')} {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
