import styled, { css } from 'styled-components';
import { color, space, text, weight } from '../../tokens/helpers.ts';

/** The root of every field: label above, control, help and error below. */
export const fieldStack = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;

  /* Of the field around it a control says so too; the ring is the control's alone. */
  &[data-focus-visible] {
    outline: none;
  }
`;

export const Stack = styled.div`
  ${fieldStack}
`;

export const LabelText = styled.label`
  display: flex;
  align-items: baseline;
  gap: ${space(1)};
  color: ${color('text-muted')};
  ${text('sm')}
  font-weight: ${weight('medium')};

  [data-required] > &::after {
    content: '*' / '';
    color: ${color('text-danger')};
  }

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const DescriptionText = styled.span`
  color: ${color('text-subtle')};
  ${text('xs')}

  &:empty {
    display: none;
  }
`;

export const ErrorText = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  color: ${color('text-danger')};
  ${text('xs')}
  font-weight: ${weight('medium')};

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-block-start: 1px;
  }
`;
