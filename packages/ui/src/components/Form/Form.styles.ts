import { Form } from 'react-aria-components/Form';
import styled, { css } from 'styled-components';
import { align, color, space, text, weight } from '../../tokens/helpers.ts';
import { Root as Banner } from '../Banner/Banner.styles.ts';

const stack = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

export const Root = styled(Form)`
  ${stack}

  &[data-layout] {
    display: contents;
  }
`;

export const Stack = styled.div`
  ${stack}
`;

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

export const Summary = styled(Banner)`
  scroll-margin-block: ${space(4)};
`;

export const Problems = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  margin-block-start: ${space(1.5)};

  & > li {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(2)};
  }
`;

export const ToField = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color('text-danger')};
  font-weight: ${weight('medium')};
  text-align: ${align('start')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
