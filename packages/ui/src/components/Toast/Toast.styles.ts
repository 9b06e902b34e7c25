import { UNSTABLE_Toast, UNSTABLE_ToastContent, UNSTABLE_ToastList, UNSTABLE_ToastRegion } from 'react-aria-components/Toast';
import styled from 'styled-components';
import { tones } from '../../tokens/colors.ts';
import { color, layer, radius, shadow, space, text, weight } from '../../tokens/helpers.ts';

export const Region = styled(UNSTABLE_ToastRegion)`
  position: fixed;
  /* A page that is written in at its end says how much of it that takes. */
  inset-block-end: calc(${space(4)} + var(--page-foot, 0px));
  inset-inline: 0;
  margin-inline: auto;
  z-index: ${layer('toast')};
  inline-size: min(24rem, calc(100vw - 2rem));
  border-radius: ${radius('lg')};
`;

export const Stack = styled(UNSTABLE_ToastList)`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space(2)};
`;

export const Item = styled(UNSTABLE_Toast)`
  display: flex;
  align-items: flex-start;
  gap: ${space(2.5)};
  padding-block: ${space(2.5)};
  padding-inline: ${space(3)} ${space(2)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-raised')};
  box-shadow: ${shadow('overlay')};

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.25rem;
  }

  ${tones.map((tone) => `&[data-tone='${tone}'] > svg { color: ${color(`text-${tone}`)}; }`)}
`;

export const Words = styled(UNSTABLE_ToastContent)`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space(0.5)};

  [slot='title'] {
    font-weight: ${weight('medium')};
  }

  [slot='description'] {
    display: block;
    color: ${color('text-muted')};
    ${text('sm')}
  }
`;
