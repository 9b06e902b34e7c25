import { below, color, radius, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Sections = styled.div`
  display: flex;
  flex-direction: column;
  max-inline-size: 60rem;
`;

/** What it is about at the start, what can be done beside it. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(12rem, 1fr) minmax(0, 2fr);
  gap: ${space(3)} ${space(8)};
  padding-block: ${space(8)};

  & + & {
    border-block-start: 1px solid ${color('border-default')};
  }

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Heading = styled.h2`
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;

export const Lead = styled.p`
  margin-block-start: ${space(1)};
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  inline-size: 100%;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};

  p + p {
    color: ${color('text-muted')};
    ${text('sm')}
  }
`;

export const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  inline-size: 100%;
`;

export const SessionFacts = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-inline-size: 0;

  > svg {
    flex: none;
    margin-block-start: ${space(0.5)};
    color: ${color('text-muted')};
  }
`;

export const SessionName = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

export const Scan = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(4)};
  margin-block-end: ${space(4)};

  /* A camera reads dark on light alone. */
  img {
    inline-size: 12rem;
    block-size: 12rem;
    padding: ${space(2)};
    border-radius: ${radius('md')};
    background-color: #fff;
  }

  > div {
    inline-size: 100%;
  }
`;
