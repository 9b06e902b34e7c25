import { color, paneBelow, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

/** A page of settings: wide enough for a table, never as wide as a large window. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  inline-size: 100%;
  max-inline-size: 68rem;
  margin-inline: auto;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  > :first-child {
    flex: 1 1 16rem;
    max-inline-size: 24rem;
  }
`;

/** A name with what tells it apart from others. */
export const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;

  [data-part='words'] {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    font-weight: ${weight('medium')};
    white-space: nowrap;

    /* In a stacked table it has a line of its own. */
    ${paneBelow('phone')} {
      white-space: normal;
    }
  }

  [data-part='detail'] {
    ${text('sm')}
    color: ${color('text-muted')};
    font-weight: ${weight('regular')};
    /* An address gives way before the buttons at the end of the row do. */
    white-space: normal;
  }
`;

export const Quiet = styled.span`
  color: ${color('text-muted')};
`;

export const Block = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`;

export const BlockHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};

  h2 {
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }

  p {
    color: ${color('text-muted')};
  }
`;

/** Actions at the end of a row. */
export const RowActions = styled.span`
  display: inline-flex;
  gap: ${space(1)};
`;

export const Numbers = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  white-space: nowrap;
`;

/** A page with one form. */
export const NarrowPage = styled(Page)`
  max-inline-size: 40rem;
`;
