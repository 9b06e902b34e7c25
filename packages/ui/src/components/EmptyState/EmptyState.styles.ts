import styled from 'styled-components';
import { align, color, radius, space, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-block-size: 14rem;
  padding: ${space(8)} ${space(4)};
  text-align: center;
`;

export const Emblem = styled.div`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${radius('lg')};
  background-color: ${color('bg-sunken')};
  color: ${color('text-muted')};

  &[data-tone='danger'] {
    background-color: ${color('bg-danger')};
    color: ${color('text-danger')};
  }

  svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    stroke-width: 1.5;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  max-inline-size: 26rem;
  color: ${color('text-muted')};
  text-wrap: balance;
`;

export const Text = styled.div`

  & > * + * {
    margin-block-start: ${space(1)};
  }
`;

export const Title = styled.p`
  color: ${color('text-default')};
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;

export const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  max-inline-size: 28rem;
  margin-block-start: ${space(3)};
  color: ${color('text-muted')};
  ${text('sm')}
  text-align: ${align('start')};
  text-wrap: pretty;

  & > li {
    display: flex;
    gap: ${space(2.5)};
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 1px;
    color: ${color('text-subtle')};
  }

  code {
    padding-inline: ${space(1)};
    border-radius: ${radius('sm')};
    background-color: ${color('bg-sunken')};
    font-family: var(--font-mono);
    ${text('xs')}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;

export const Reference = styled.code`
  color: ${color('text-subtle')};
  font-family: var(--font-mono);
  ${text('xs')}
`;
