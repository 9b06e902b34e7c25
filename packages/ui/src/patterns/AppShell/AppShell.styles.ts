import styled from 'styled-components';
import { below, color, layer, size, space, weight } from '../../tokens/helpers.ts';

export const Frame = styled.div`
  display: grid;
  grid-template: ${size('header')} minmax(0, 1fr) / ${size('side-nav')} minmax(0, 1fr);
  block-size: 100dvh;

  &[data-collapsed] {
    grid-template-columns: ${size('side-nav-collapsed')} minmax(0, 1fr);
  }

  ${below('tablet')} {
    &,
    &[data-collapsed] {
      grid-template-columns: minmax(0, 1fr);
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
  padding-inline: ${space(3)};
  overflow: hidden;
  font-weight: ${weight('semibold')};
  white-space: nowrap;

  [data-collapsed] & {
    justify-content: center;
    padding: 0;
  }
`;

export const Bottom = styled.div`
  flex-shrink: 0;
  padding: ${space(1)};
  border-block-start: 1px solid ${color('border-default')};
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  padding-inline: ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};
`;

export const MenuButton = styled.div`
  display: none;

  ${below('tablet')} {
    display: block;
  }
`;

export const Slot = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  overflow: auto;
  outline: none;
  background-color: ${color('bg-surface')};
`;

export const Contained = styled.div`
  inline-size: 100%;
  max-inline-size: ${size('content')};
  margin-inline: auto;
  padding-inline: ${space(6)};
  padding-block-end: ${space(8)};

  ${below('mobile')} {
    padding-inline: ${space(4)};
  }
`;

export const DrawerNav = styled.div`
  margin-inline: calc(-1 * ${space(4)});
`;
