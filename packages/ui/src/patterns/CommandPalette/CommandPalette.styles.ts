import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { option, optionList } from '../../internal/overlay/overlay.styles.ts';
import { color, layer, radius, shadow, space, text } from '../../tokens/helpers.ts';

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('overlay')};
  display: flex;
  justify-content: center;
  align-items: flex-start;
  padding: 12vh ${space(4)} ${space(4)};
  background-color: ${color('backdrop')};
`;

export const Window = styled(Modal)`
  inline-size: min(38rem, 100%);
  overflow: hidden;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-raised')};
  box-shadow: ${shadow('modal')};
`;

export const Body = styled(Dialog)`
  display: flex;
  flex-direction: column;
  max-block-size: 64vh;
  outline: none;
`;

export const Search = styled(SearchField)`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${color('border-default')};
  color: ${color('text-subtle')};

  svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;

export const Query = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  block-size: 3rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('text-default')};
  ${text('lg')}
  outline: none;

  &::placeholder {
    color: ${color('text-subtle')};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Results = styled(Menu)`
  ${optionList}
  flex: 1;
  min-block-size: 8rem;
`;

export const Result = styled(MenuItem)`
  ${option}
`;

export const Nothing = styled.p`
  padding: ${space(6)};
  color: ${color('text-subtle')};
  text-align: center;
`;
