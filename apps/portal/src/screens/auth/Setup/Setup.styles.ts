import { color, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Section = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  padding-block-start: ${space(5)};
  border-block-start: 1px solid ${color('border-default')};
`;

export const Legend = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;
