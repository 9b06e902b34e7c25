import styled from 'styled-components';
import { color, radius, space, text } from '@intake/ui/tokens';

export const Beside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
`;

/** A message as a phone shows it. */
export const Bubble = styled.p`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Language = styled.h3`
  margin: 0 0 ${space(2)};
  ${text('sm')}
`;

export const Facts = styled.p`
  margin: ${space(1)} 0 0;
  color: ${color('text-muted')};
  ${text('xs')}
`;
