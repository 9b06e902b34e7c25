import { align, below, color, radius, space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

const across = `
  box-sizing: border-box;
  max-inline-size: 75rem;
  margin-inline: auto;
  padding-inline: ${space(6)};
`;

/** Headings break between phrases; where nothing says where those end, at punctuation. */
const phrases = `
  text-wrap: balance;

  &:lang(ja) {
    word-break: auto-phrase;
  }

  &:lang(zh) {
    overflow-wrap: anywhere;
    word-break: keep-all;
  }
`;

export const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(6)};
  ${across}
  padding-block: clamp(2.5rem, 8vw, 6rem) 0;
  text-align: center;
  isolation: isolate;

  /* A light behind the title, as wide as the page. */
  &::before {
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    block-size: 44rem;
    background: radial-gradient(60rem 32rem at 50% -6rem, ${color('bg-accent')}, transparent);
    content: '';
    pointer-events: none;
  }

  figure {
    margin-block-start: ${space(6)};
  }

  ${below('mobile')} {
    padding-inline: ${space(4)};
  }
`;

export const Title = styled.h1`
  max-inline-size: 20ch;
  font-size: clamp(2.125rem, 6vw, 4rem);
  font-weight: ${weight('semibold')};
  letter-spacing: -0.025em;
  line-height: 1.08;
  ${phrases}
`;

export const Lead = styled.p`
  max-inline-size: 38rem;
  color: ${color('text-muted')};
  font-size: clamp(1rem, 2vw, 1.25rem);
  line-height: 1.55;
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};

  /* At twice the size a telephone is narrower than what stands on a button. */
  & > a {
    white-space: normal;
  }
`;

export const Figures = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space(8)};
  ${across}
  padding-block: clamp(2.5rem, 6vw, 5rem);
`;

export const Figure = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
  border-inline-start: 2px solid ${color('border-selected')};
  color: ${color('text-muted')};
  ${text('lg')}

  strong {
    color: ${color('text-default')};
    font-size: 2rem;
    font-weight: ${weight('semibold')};
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`;

export const Parts = styled.section`
  display: grid;
  gap: clamp(3rem, 8vw, 6rem);
  padding-block: clamp(2.5rem, 6vw, 5rem);
  background-color: ${color('bg-canvas')};
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: clamp(2rem, 5vw, 4rem);
  ${across}
  inline-size: 100%;

  &:nth-of-type(even) > figure {
    order: -1;
  }

  &:nth-of-type(even) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }

  ${below('tablet')} {
    &, &:nth-of-type(even) {
      grid-template-columns: minmax(0, 1fr);
    }

    &:nth-of-type(even) > figure {
      order: 0;
    }
  }
`;

export const PartText = styled.div`
  display: grid;
  gap: ${space(4)};
  color: ${color('text-muted')};
  ${text('lg')}
  text-wrap: pretty;

`;

export const PartTitle = styled.h2`
  color: ${color('text-default')};
  font-size: clamp(1.5rem, 3vw, 2.25rem);
  font-weight: ${weight('semibold')};
  letter-spacing: -0.018em;
  line-height: 1.2;
  ${phrases}
`;

export const Trust = styled.section`
  display: grid;
  gap: ${space(10)};
  ${across}
  padding-block: clamp(3rem, 8vw, 6rem);
`;

export const Reasons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(4)};

  &[data-count='6'] {
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  }
`;

export const Reason = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(5)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-canvas')};
  color: ${color('text-muted')};

  svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    color: ${color('text-accent')};
  }

  h3 {
    color: ${color('text-default')};
    ${text('lg')}
    font-weight: ${weight('semibold')};
  }
`;

export const Open = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  align-items: center;
  gap: ${space(8)};
  ${across}
  padding-block-end: clamp(3rem, 8vw, 6rem);
`;

/** Reads from the left in either direction. */
export const Code = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: ${space(6)};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-inverse')};
  color: ${color('text-inverse')};
  font-family: var(--font-mono);
  ${text('lg')}
  text-align: ${align('start')};
`;

export const End = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: clamp(3rem, 8vw, 6rem) ${space(4)};
  background-color: ${color('bg-accent')};
  color: ${color('text-muted')};
  ${text('lg')}
  text-align: center;
`;
