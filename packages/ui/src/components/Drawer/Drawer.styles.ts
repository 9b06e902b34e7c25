import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { below, color, duration, faded, layer, shadow } from '../../tokens/helpers.ts';

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('overlay')};
  display: flex;
  background-color: ${color('backdrop')};
  transition: opacity ${duration('normal')};

  &[data-side='end'] {
    justify-content: flex-end;
  }

  /* In wider windows the messages stand beside its buttons. */
  ${below('tablet')} {
    padding-block-end: var(--toast-room, 0px);
  }

  &[data-entering],
  &[data-exiting] {
    opacity: ${faded};
  }
`;

export const Sheet = styled(Modal)`
  display: flex;
  inline-size: min(30rem, 100%);
  block-size: 100%;
  background-color: ${color('bg-raised')};
  box-shadow: ${shadow('modal')};

  &[data-size='lg'] {
    inline-size: min(48rem, 100%);
  }

  &[data-size='xl'] {
    inline-size: min(72rem, 100%);
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;
