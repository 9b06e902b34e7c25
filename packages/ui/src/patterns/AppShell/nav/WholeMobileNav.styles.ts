import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { color, duration, faded, layer, shadow, size, space, weight } from '../../../tokens/helpers.ts';

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('overlay')};
  display: flex;
  background-color: ${color('backdrop')};
  transition: opacity ${duration('normal')};

  &[data-entering],
  &[data-exiting] {
    opacity: ${faded};
  }
`;

export const Sheet = styled(Modal)`
  display: flex;
  inline-size: min(18rem, 86%);
  block-size: 100%;
  background-color: ${color('bg-surface')};
  color: ${color('text-default')};
  box-shadow: ${shadow('modal')};
  transition: translate ${duration('normal')};

  &[data-entering],
  &[data-exiting] {
    translate: -100% 0;
  }

  [dir='rtl'] &[data-entering],
  [dir='rtl'] &[data-exiting] {
    translate: 100% 0;
  }
`;

export const Body = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-shrink: 0;
  min-block-size: ${size('header')};
  padding-inline: ${space(4)} ${space(2)};
  font-weight: ${weight('semibold')};
`;

export const Switcher = styled.div`
  display: flex;
  flex-shrink: 0;
  min-inline-size: 0;
  padding-block-end: ${space(2)};
  padding-inline: ${space(2)};
`;
