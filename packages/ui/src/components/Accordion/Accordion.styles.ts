import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import styled from 'styled-components';
import { align, color, radius, space, text, tint, transition, weight } from '../../tokens/helpers.ts';

export const Root = styled(DisclosureGroup)`
  border-block: 1px solid ${color('border-default')};
`;

export const Section = styled(Disclosure)`
  & + & {
    border-block-start: 1px solid ${color('border-default')};
  }

  & > h2,
  & > h3,
  & > h4,
  & > h5,
  & > h6 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding-inline-end: ${space(2)};
    ${text('md')}
    font-weight: ${weight('medium')};
  }

  [slot='trigger'] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space(2)};
    min-inline-size: 0;
    margin: 0;
    padding-block: ${space(3)};
    padding-inline: ${space(2)};
    border: 0;
    border-radius: ${radius('md')};
    background: none;
    text-align: ${align('start')};
    cursor: pointer;
    ${tint('background-color')}

    &[data-hovered] {
      background-color: ${color('bg-hover')};
    }

    &[data-disabled] {
      color: ${color('text-disabled')};
      cursor: default;
    }

    &[data-focus-visible] {
      outline-offset: -2px;
    }
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color('text-subtle')};
    ${transition('rotate')}
  }

  &[data-expanded] [slot='trigger'] > svg {
    rotate: 90deg;
  }

  [dir='rtl'] &[data-expanded] [slot='trigger'] > svg {
    rotate: -90deg;
  }
`;

export const Panel = styled(DisclosurePanel)`
  padding-inline: calc(${space(4)} + 1rem) ${space(2)};
  color: ${color('text-default')};
  ${text('md')}

  &:not([hidden]) {
    padding-block-end: ${space(4)};
  }
`;
