import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { below, color, duration, faded, layer, radius, shadow, space, text, weight } from '../../tokens/helpers.ts';

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('overlay')};
  display: grid;
  place-items: center;
  padding: ${space(4)} ${space(4)} max(${space(4)}, var(--toast-room, 0px));
  background-color: ${color('backdrop')};
  transition: opacity ${duration('normal')};

  &[data-entering],
  &[data-exiting] {
    opacity: ${faded};
  }
`;

export const Window = styled(Modal)`
  display: flex;
  inline-size: min(30rem, 100%);
  max-block-size: 100%;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-raised')};
  box-shadow: ${shadow('modal')};
  overflow: hidden;

  &[data-size='sm'] {
    inline-size: min(24rem, 100%);
  }

  &[data-size='lg'] {
    inline-size: min(48rem, 100%);
  }

  &[data-size='full'] {
    inline-size: min(90rem, 100%);
    block-size: 100%;
  }
`;

export const Body = styled(Dialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  outline: none;

  /* A form around content and buttons is no box of its own. */
  > form {
    display: contents;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(3)};
  padding-inline: ${space(5)} ${space(3)};

  [slot='title'] {
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }
`;

export const Content = styled.div`
  flex: 1;
  padding-block: ${space(1)} ${space(5)};
  padding-inline: ${space(5)};
  overflow: auto;
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(2)};
  padding-block: ${space(3)};
  padding-inline: ${space(5)};
  border-block-start: 1px solid ${color('border-default')};
  background-color: ${color('bg-sunken')};

  ${below('mobile')} {
    & > * {
      flex: 1;
    }
  }
`;
