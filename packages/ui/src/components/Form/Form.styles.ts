import { Form } from 'react-aria-components/Form';
import styled from 'styled-components';
import { align, color, space, weight } from '../../tokens/helpers.ts';
import { Root as Banner } from '../Banner/Banner.styles.ts';

export const Root = styled(Form)`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
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
