import styled from 'styled-components';
import { color, paneBelow, radius, space, text, weight } from '@intake/ui/tokens';

export const ListPage = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space(6)};
  overflow-y: auto;
  container-type: inline-size;
`;

export const AgentName = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};

  small {
    color: ${color('text-muted')};
    ${text('sm')}
    font-weight: ${weight('regular')};
  }
`;

export const Marks = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

/** Tabs that fill the pane: what a tab shows scrolls by itself. */
export const TabFrame = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
  container-type: inline-size;

  & > * {
    flex: 1;
    min-inline-size: 0;
  }

  & [role='tabpanel'] {
    display: flex;
    flex-direction: column;
    padding: 0;
    overflow: hidden;
  }
`;

export const TabScroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(5)};
  min-block-size: 0;
  padding: ${space(5)};
  overflow-y: auto;

  & > * {
    inline-size: 100%;
    max-inline-size: 56rem;
  }
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

export const Stats = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${space(4)};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};

  h3 {
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }

  p {
    color: ${color('text-muted')};
    ${text('sm')}
  }
`;

/** What a thing has to pass, one below the other. */
export const Gates = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: start;
    gap: ${space(2)};
  }

  svg {
    flex-shrink: 0;
    inline-size: 1.125rem;
    block-size: 1lh;
    color: ${color('text-muted')};
  }

  li[data-passed='true'] svg {
    color: ${color('text-success')};
  }

  li[data-passed='false'] svg {
    color: ${color('text-danger')};
  }
`;

export const Changes = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ChangeCard = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  ins,
  del {
    display: block;
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius('sm')};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${text('sm')}
  }

  ins {
    background-color: ${color('bg-success')};
    color: ${color('text-success')};
  }

  del {
    background-color: ${color('bg-danger')};
    color: ${color('text-danger')};
  }
`;

export const HoursRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem 8rem auto;
  gap: ${space(3)};
  align-items: end;

  ${paneBelow('mobile')} {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
