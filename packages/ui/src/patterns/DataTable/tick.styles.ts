import { css } from 'styled-components';
import { color, radius } from '../../tokens/helpers.ts';

/** Looks as Checkbox does, at the cost of one plain element a row. */
export const tick = css`
  [data-part='tick'] {
    display: grid;
    place-items: center;
    inline-size: 1rem;
    block-size: 1rem;
    margin: 0;
    border: 1.5px solid ${color('border-control')};
    border-radius: ${radius('sm')};
    background-color: ${color('bg-surface')};
    appearance: none;
    cursor: pointer;
  }

  [data-part='tick']:hover {
    border-color: ${color('border-control-hover')};
  }

  [data-part='tick']:checked,
  [data-part='tick']:indeterminate {
    border-color: ${color('solid-accent')};
    background-color: ${color('solid-accent')};
  }

  [data-part='tick']:checked::after {
    box-sizing: border-box;
    inline-size: 0.375rem;
    block-size: 0.625rem;
    border: solid ${color('on-accent')};
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(45deg);
    content: '';
  }

  [data-part='tick']:indeterminate::after {
    inline-size: 0.5rem;
    block-size: 2px;
    background-color: ${color('on-accent')};
    content: '';
  }

  @media (forced-colors: active) {
    [data-part='tick'] {
      appearance: auto;
    }
  }
`;
