import { below, color, radius, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  box-sizing: border-box;
  max-inline-size: 44rem;
  margin-inline: auto;
  padding: clamp(2rem, 6vw, 4rem) ${space(6)};

  ${below('mobile')} {
    padding-inline: ${space(4)};
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${space(3)};
`;

export const Title = styled.h1`
  font-size: clamp(1.75rem, 5vw, 2.5rem);
  font-weight: ${weight('semibold')};
  letter-spacing: -0.022em;
  line-height: 1.15;
  text-wrap: balance;
`;

export const Lead = styled.p`
  color: ${color('text-muted')};
  ${text('lg')}
  text-wrap: pretty;
`;

/** What the clinic says of itself; a line of theirs stays one. */
export const Note = styled.p`
  padding: ${space(4)};
  border-inline-start: 3px solid ${color('border-selected')};
  background-color: ${color('bg-canvas')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The parts of the page, each with room of its own. */
export const Parts = styled.div`
  &,
  form {
    display: grid;
    gap: ${space(8)};
  }
`;

export const Small = styled.p`
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const Sent = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: ${space(8)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
  box-shadow: var(--shadow-raised);
  outline: none;

  ${below('mobile')} {
    padding: ${space(5)};
  }
`;

/** Read out on the telephone, from the left in either direction. */
export const Reference = styled.p`
  direction: ltr;
  padding: ${space(5)};
  border-radius: ${radius('md')};
  background-color: ${color('bg-accent')};
  font-family: var(--font-mono);
  font-size: clamp(1.75rem, 8vw, 2.5rem);
  font-weight: ${weight('semibold')};
  letter-spacing: 0.16em;
  text-align: center;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
