import styled from 'styled-components';
import { color, paneBelow, space, text, weight } from '@intake/ui/tokens';

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background-color: ${color('bg-surface')};
  container-type: inline-size;
`;

export const Bar = styled.div`
  min-inline-size: 0;
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
  overflow-x: auto;
  scrollbar-width: none;

  ${paneBelow('mobile')} {
    &[data-open] {
      display: none;
    }
  }
`;

export const Count = styled.span`
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;

  &[data-tone='danger'] {
    color: ${color('text-danger')};
    font-weight: ${weight('semibold')};
  }
`;

/** Two lines: to whom and when, how it stands and what it is. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space(2)};
  align-items: center;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-inline-size: 0;

  & > bdi {
    min-inline-size: 0;
    overflow: clip;
    color: ${color('text-default')};
    ${text('md')}
    font-weight: ${weight('medium')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Quiet = styled.span`
  min-inline-size: 0;
  overflow: clip;
  color: ${color('text-muted')};
  ${text('sm')}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const When = styled.span`
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${color('border-default')};

  & > h2 {
    flex: 1;
    min-inline-size: 8rem;
    ${text('lg')}
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(5)};
  min-block-size: 0;
  padding: ${space(4)};
  overflow-y: auto;
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};

  & > h3 {
    color: ${color('text-subtle')};
    ${text('xs')}
    font-weight: ${weight('semibold')};
  }
`;

export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  block-size: 100%;
  overflow: auto;
`;
