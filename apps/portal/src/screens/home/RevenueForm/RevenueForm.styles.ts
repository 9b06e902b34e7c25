import { align, below, color, radius, size, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Root = styled.article`
  display: grid;
  gap: clamp(2rem, 5vw, 3.5rem);
  box-sizing: border-box;
  max-inline-size: 68rem;
  margin-inline: auto;
  padding: clamp(2.5rem, 8vw, 5rem) ${space(4)};

  @media print {
    padding: 0;
  }
`;

export const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  text-align: center;

  p {
    max-inline-size: 38rem;
    color: ${color('text-muted')};
    ${text('xl')}
    text-wrap: pretty;
  }
`;

export const Title = styled.h1`
  max-inline-size: 22ch;
  font-size: clamp(1.875rem, 5vw, 3.25rem);
  font-weight: ${weight('semibold')};
  letter-spacing: -0.022em;
  line-height: 1.1;
  text-wrap: balance;
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Inputs = styled.form`
  display: grid;
  align-content: start;
  gap: ${space(5)};
  padding: clamp(1.25rem, 3vw, 2rem);
  background-color: ${color('bg-surface')};
`;

export const PartTitle = styled.h2`
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;

/** A field of the page itself: it is there, and can be read, without a script. */
export const Field = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.5rem;
  align-items: center;
  gap: ${space(3)};

  input {
    box-sizing: border-box;
    inline-size: 100%;
    block-size: ${size('control')};
    padding-inline: ${space(3)};
    border: 1px solid ${color('border-strong')};
    border-radius: ${radius('md')};
    background-color: ${color('bg-surface')};
    color: ${color('text-default')};
    font: inherit;
    font-variant-numeric: tabular-nums;
    text-align: ${align('end')};
  }
`;

export const Result = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  padding: clamp(1.25rem, 3vw, 2rem);
  background-color: ${color('bg-canvas')};
`;

export const Total = styled.p`
  display: grid;
  gap: ${space(1)};
  color: ${color('text-muted')};

  output {
    color: ${color('text-default')};
    font-size: clamp(2.5rem, 7vw, 4rem);
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: 1.05;
  }
`;

export const Lines = styled.dl`
  display: grid;

  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space(4)};
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color('border-default')};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${weight('medium')};
  }

  dd + dd {
    grid-column: 1 / -1;
    color: ${color('text-muted')};
    ${text('sm')}
    font-weight: ${weight('regular')};
  }

  div[data-strong] > :first-child, div[data-strong] > dd:nth-child(2) {
    font-weight: ${weight('semibold')};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  @media print {
    display: none;
  }
`;

/** Goes on with the numbers behind the number sign of its address, which the page writes there. */
export const Ask = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size('control')};
  padding-inline: ${space(4)};
  border-radius: ${radius('md')};
  background-color: ${color('solid-accent')};
  color: ${color('on-accent')};
  font-weight: ${weight('medium')};
  text-decoration: none;
`;

/** Without a script it does nothing, and is not there. */
export const Print = styled.button`
  display: none;
  align-items: center;
  gap: ${space(2)};
  block-size: ${size('control')};
  padding-inline: ${space(4)};
  border: 1px solid ${color('border-strong')};
  border-radius: ${radius('md')};
  background-color: ${color('bg-surface')};
  color: ${color('text-default')};
  font: inherit;
  font-weight: ${weight('medium')};
  cursor: pointer;

  [data-scripted] & {
    display: inline-flex;
  }

  svg {
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }
`;

export const Notes = styled.section`
  display: grid;
  gap: ${space(5)};

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: ${space(6)};
  }

  h3 {
    margin-block-end: ${space(1)};
    font-weight: ${weight('semibold')};
  }

  p {
    color: ${color('text-muted')};
    text-wrap: pretty;
  }
`;
