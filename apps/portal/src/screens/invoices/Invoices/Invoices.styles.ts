import { align, color, radius, space } from '@intake/ui/tokens';
import styled from 'styled-components';

/** A sheet, as it will be on paper; it takes the colours of the page, so that it can be read at night. */
export const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(6)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
  min-inline-size: 0;

  @media (width < 40rem) {
    padding: ${space(4)};
  }
`;

export const PaperHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  justify-content: space-between;

  & > div {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** Amounts under each other, at the end of the line. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: ${space(1)};
  align-self: flex-end;
  min-inline-size: min(18rem, 100%);
  font-variant-numeric: tabular-nums;

  & dd {
    padding-inline-start: ${space(6)};
    text-align: ${align('end')};
  }

  & [data-strong] {
    font-weight: 600;
    padding-block-start: ${space(1)};
    border-block-start: 1px solid ${color('border-default')};
  }
`;

export const LineBox = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
  min-inline-size: 0;
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(3)};
`;

/** The words of the button stand under the words that it explains. */
export const UnderWords = styled.div`
  margin-inline-start: calc(-1 * ${space(2)});
`;
