import styled from 'styled-components';
import { below, color, paneBelow, space, text } from '@intake/ui/tokens';

export const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 2.75rem;
  padding-inline: ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};

  ${below('mobile')} {
    flex-wrap: wrap;
    padding-block: ${space(1.5)};

    /* The list is out of sight then, and the page needs the room. */
    &[data-open] {
      display: none;
    }
  }
`;

/** Scrolls by itself when the words of a language are long. */
export const Views = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;

  ${below('mobile')} {
    flex-basis: 100%;
  }
`;

export const Count = styled.span`
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;

  &[data-tone='danger'] {
    color: ${color('text-danger')};
  }
`;

export const Bins = styled.div`
  inline-size: 10rem;
  flex-shrink: 0;

  ${below('mobile')} {
    inline-size: auto;
    flex: 1;
  }
`;

export const Spacer = styled.div`
  flex: 1;
`;

export const Tools = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space(1)};

  ${below('mobile')} {
    flex: 1;
  }
`;

/** Words that leave before the tools do when there is little room. */
export const Words = styled.span`
  ${paneBelow('tablet')} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const FilterBody = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: ${space(5)};
  padding: ${space(2)};

  ${paneBelow('mobile')} {
    grid-template-columns: 1fr;
  }
`;

export const FilterColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;
