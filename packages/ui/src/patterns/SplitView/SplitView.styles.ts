import styled, { css } from 'styled-components';
import { color, layer, paneBelow, tint } from '../../tokens/helpers.ts';

export const Frame = styled.div`
  flex: 1;
  min-block-size: 0;
  min-inline-size: 0;
  block-size: 100%;
  container-type: inline-size;
`;

/** No room for two: one of them, or both stacked. */
const one = css`
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: minmax(0, 1fr);

  &[data-narrow='start'] > section:last-child,
  &[data-narrow='end'] > section:first-child,
  & > [role='separator'] {
    display: none;
  }
`;

/** One of them alone, whatever the room. */
const alone = css`
  grid-template-columns: minmax(0, 1fr);

  &[data-hidden='start'] > section:first-child,
  &[data-hidden='end'] > section:last-child,
  & > [role='separator'] {
    display: none;
  }
`;

export const Panes = styled.div`
  display: grid;
  grid-template-columns: clamp(var(--min-start), var(--ratio) * 100%, 100% - var(--min-end)) 0 minmax(0, 1fr);
  block-size: 100%;

  &[data-dragging] {
    cursor: col-resize;
    user-select: none;
  }

  &[data-dragging] > section {
    pointer-events: none;
  }

  ${paneBelow('mobile')} {
    &:not([data-dense]) {
      ${one}
    }
  }

  ${paneBelow('phone')} {
    ${one}
  }

  &[data-hidden] {
    ${alone}
  }
`;

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
`;

export const Divider = styled.div`
  position: relative;
  z-index: ${layer('sticky')};
  inline-size: 9px;
  margin-inline: -4px;
  cursor: col-resize;
  touch-action: none;
  outline: none;

  &::after {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 4px;
    inline-size: 1px;
    background-color: ${color('border-default')};
    ${tint('background-color', 'box-shadow')}
    content: '';
  }

  &:hover::after,
  &:focus-visible::after,
  [data-dragging] > &::after {
    background-color: ${color('border-focus')};
    box-shadow: 0 0 0 1px ${color('border-focus')};
  }

  @media (forced-colors: active) {
    &::after {
      background-color: CanvasText;
    }

    &:focus-visible::after {
      background-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`;
