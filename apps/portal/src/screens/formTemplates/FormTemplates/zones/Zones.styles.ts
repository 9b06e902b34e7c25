import { align, color, paneBelow, radius, shadow, space, text, tint, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Desk = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space(4)};
  overflow: auto;
  background-color: ${color('bg-desk')};
`;

/** Drawn left to right in every language: a page has no direction of its own, and its lower right corner is pulled. */
export const Sheet = styled.div`
  position: relative;
  inline-size: 100%;
  min-inline-size: 20rem;
  max-inline-size: 64rem;
  margin-inline: auto;
  overflow: hidden;
  background-color: #fff;
  border-radius: ${radius('sm')};
  box-shadow: ${shadow('page')};
  cursor: crosshair;
  user-select: none;

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
`;

/** On paper, which is white in every theme: its colours are those of the marks on pages. */
export const Zone = styled.button`
  position: absolute;
  display: block;
  padding: 0;
  border: 1.5px solid ${color('mark-evidence-line')};
  border-radius: 3px;
  background-color: ${color('mark-evidence')};
  cursor: move;
  touch-action: none;

  &[aria-pressed='true'] {
    z-index: 1;
    border-width: 2px;
    border-color: ${color('border-focus')};
    background-color: transparent;
    box-shadow: 0 0 0 3px ${color('mark-selection')};
  }

  &:focus-visible {
    outline: 2px solid ${color('border-focus')};
    outline-offset: 2px;
  }
`;

/** The name of a field, above the place that it stands in. */
export const ZoneLabel = styled.span`
  position: absolute;
  inset-block-end: calc(100% + 1px);
  inset-inline-start: -1px;
  padding-inline: ${space(1)};
  border-radius: 3px;
  background-color: ${color('solid-accent')};
  color: ${color('on-accent')};
  ${text('xs')}
  font-weight: ${weight('medium')};
  white-space: nowrap;
  pointer-events: none;

  /* On a phone names would cover the page: that of the chosen one is enough. */
  ${paneBelow('phone')} {
    [aria-pressed='false'] > & {
      display: none;
    }
  }
`;

export const Handle = styled.span`
  position: absolute;
  inset-inline-end: -6px;
  inset-block-end: -6px;
  inline-size: 12px;
  block-size: 12px;
  border: 2px solid #fff;
  border-radius: 50%;
  background-color: ${color('border-focus')};
  cursor: nwse-resize;
  touch-action: none;
`;

export const Anchor = styled.span`
  position: absolute;
  border-block-end: 2px dashed ${color('solid-success')};
  pointer-events: none;
`;

export const Drawn = styled.span`
  position: absolute;
  border: 2px dashed ${color('border-focus')};
  border-radius: 3px;
  pointer-events: none;
`;

export const Help = styled.p`
  flex-shrink: 0;
  padding: ${space(2)} ${space(4)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const ZoneRow = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  border-block-end: 1px solid ${color('border-default')};

  &[data-chosen] {
    padding-block-end: ${space(3)};
    background-color: ${color('bg-selected')};
  }
`;

export const ZoneRows = styled.ul`
  border-block-start: 1px solid ${color('border-default')};
`;

export const ZoneName = styled.button`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  inline-size: 100%;
  padding: ${space(2)};
  border: 0;
  background: none;
  color: ${color('text-default')};
  font: inherit;
  ${text('md')}
  font-weight: ${weight('medium')};
  text-align: ${align('start')};
  cursor: pointer;
  ${tint('background-color')}

  &:hover {
    background-color: ${color('bg-hover')};
  }

  &:focus-visible {
    outline: 2px solid ${color('border-focus')};
    outline-offset: -2px;
  }

  small {
    color: ${color('text-muted')};
    ${text('sm')}
    font-weight: ${weight('regular')};
  }
`;

export const ZoneFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space(2)};
  align-items: end;
  padding-inline: ${space(2)};

  & > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;
