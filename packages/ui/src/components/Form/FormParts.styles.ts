import styled from 'styled-components';
import { color, space, text, weight } from '../../tokens/helpers.ts';

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

export const Fields = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  padding-block-start: ${space(5)};
  border-block-start: 1px solid ${color('border-default')};
`;

/* A legend is drawn over the border of its fieldset unless it floats. */
export const Legend = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space(2)};

  &[data-align='start'] {
    justify-content: start;
  }
`;
