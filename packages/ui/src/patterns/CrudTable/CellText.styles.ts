import styled from 'styled-components';
import { color, space, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
`;

/** An address or the name of a file gives way before the buttons at the end of the row do. */
export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* Lines of their own, which end where the column ends. */
  & > * {
    display: block;
  }

  [data-name] {
    font-weight: ${weight('medium')};
  }
`;

/** Says less than what stands beside it. */
export const Muted = styled.span`
  color: ${color('text-muted')};
  font-weight: ${weight('regular')};

  ${Words} > & {
    display: flex;
    flex-direction: column;
    ${text('sm')}
  }
`;
