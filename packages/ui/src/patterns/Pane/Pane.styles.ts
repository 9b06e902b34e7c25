import styled from 'styled-components';
import { color, paneBelow, space, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  /* Where a small screen has no room for its head and foot, all of it scrolls, and no button is out of reach. */
  overflow-y: auto;
  background-color: ${color('bg-surface')};
  outline: none;

  &[data-desk] {
    background-color: ${color('bg-desk')};
  }

  /* A form around all of it, from its fields to its buttons. */
  & > form {
    flex: 1;
    gap: 0;
    min-block-size: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  flex-shrink: 0;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 3rem;
  padding: ${space(1.5)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};
`;

/** In the way where both panes are seen, the only way where one is. */
export const Back = styled.span`
  display: contents;

  &[data-narrow] {
    display: none;

    ${paneBelow('mobile')} {
      display: contents;
    }
  }
`;

export const Words = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  h2 {
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }

  h2[data-size='sm'] {
    ${text('md')}
  }

  p {
    color: ${color('text-muted')};
    ${text('sm')}
    font-variant-numeric: tabular-nums;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  &[data-row] {
    flex-basis: 100%;
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
  scrollbar-gutter: stable;

  &[data-dense] {
    gap: ${space(4)};
    padding-block: ${space(3)} ${space(5)};
  }
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;
`;

export const SectionHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  h3 {
    color: ${color('text-muted')};
    ${text('sm')}
    font-weight: ${weight('medium')};
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  flex-shrink: 0;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2.5)} ${space(4)};
  border-block-start: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};

  /* The main button, away from what gives up. */
  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  overflow: auto;
`;
