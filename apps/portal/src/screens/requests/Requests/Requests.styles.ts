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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};

  ${paneBelow('mobile')} {
    &[data-open] {
      display: none;
    }
  }
`;

export const Views = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Count = styled.span`
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;

  &[data-tone='danger'] {
    color: ${color('text-danger')};
  }
`;

/** Two lines: whom it is about and by when, what is asked and how it stands. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space(2)};
  align-items: center;

  & > :nth-child(even) {
    justify-self: end;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-inline-size: 0;

  & > bdi {
    min-inline-size: 0;
    overflow: clip;
    text-overflow: ellipsis;
    color: ${color('text-default')};
    ${text('md')}
    font-weight: ${weight('medium')};
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

export const Due = styled.span`
  color: ${color('text-subtle')};
  ${text('xs')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-tone='warning'] {
    color: ${color('text-warning')};
    font-weight: ${weight('semibold')};
  }

  &[data-tone='danger'] {
    color: ${color('text-danger')};
    font-weight: ${weight('semibold')};
  }
`;

export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
`;

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${color('border-default')};
`;

export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  & > h2 {
    flex: 1;
    min-inline-size: 8rem;
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
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

export const Plain = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  ${text('sm')}

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
  }
`;

export const NoteText = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${text('sm')}
`;

export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  block-size: 100%;
  overflow: auto;
`;
