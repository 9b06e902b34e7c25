import styled from 'styled-components';
import { below, color, layer, size, space, weight } from '../../tokens/helpers.ts';

export const Frame = styled.div`
  display: grid;
  block-size: 100dvh;
  grid-template: ${size('header')} minmax(0, 1fr) / ${size('side-nav')} minmax(0, 1fr);

  &[data-collapsed] {
    grid-template-columns: ${size('side-nav-collapsed')} minmax(0, 1fr);
  }

  &[data-nav='top'] {
    grid-template: ${size('header')} auto minmax(0, 1fr) / minmax(0, 1fr);
  }

  ${below('tablet')} {
    &,
    &[data-collapsed] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  /* On paper there is what is worked on, as long as it is. */
  @media print {
    display: block;
    block-size: auto;

    & > :not([data-part='content']),
    & [data-part='content'] > footer {
      display: none;
    }
  }
`;

export const Skip = styled.a`
  position: fixed;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${layer('skip')};
  padding: ${space(2)} ${space(4)};
  border-radius: var(--radius-md);
  background-color: ${color('solid-accent')};
  color: ${color('on-accent')};
  font-weight: ${weight('medium')};

  &:not(:focus) {
    inset-block-start: -4rem;
  }
`;

export const Side = styled.div`
  grid-row: 1 / -1;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-canvas')};
  color: ${color('text-default')};

  ${below('tablet')} {
    display: none;
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  flex-shrink: 0;
  block-size: ${size('header')};
  padding-inline: ${space(4)};
  overflow: hidden;
  background-color: ${color('bg-canvas')};
  color: ${color('text-default')};
  font-weight: ${weight('semibold')};
  white-space: nowrap;

  [data-collapsed] & {
    justify-content: center;
    padding: 0;
  }

  /* A coloured header goes on over the edge of the side navigation. */
  &[data-theme] {
    margin-inline-end: -1px;
  }
`;

export const Bottom = styled.div`
  flex-shrink: 0;
  padding: ${space(1)};
  padding-inline-start: 3px;
  border-block-start: 1px solid ${color('border-default')};
`;

export const Scroller = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  overflow: auto;
  background-color: ${color('bg-surface')};

  @media print {
    overflow: visible;
  }
`;

export const Main = styled.main`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;

  &[data-flush] {
    flex: 1 1 0;
    min-block-size: 0;
  }
`;

export const Contained = styled.div`
  flex: 1;
  inline-size: 100%;
  max-inline-size: ${size('content')};
  margin-inline: auto;
  padding-inline: ${space(6)};
  padding-block-end: ${space(8)};

  ${below('mobile')} {
    padding-inline: ${space(4)};
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  flex-shrink: 0;
  column-gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: ${size('content')};
  min-block-size: ${size('footer')};
  margin-inline: auto;
  padding-inline: ${space(6)};
  border-block-start: 1px solid ${color('border-default')};
  color: ${color('text-subtle')};
  font-size: var(--text-sm);

  ${below('mobile')} {
    padding-inline: ${space(4)};
  }
`;

export const Wait = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
`;
