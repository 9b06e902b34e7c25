import styled from 'styled-components';
import { color, paneBelow, space, text, weight } from '@intake/ui/tokens';

export const Root = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  background-color: ${color('bg-surface')};
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 3rem;
  padding-block: ${space(1.5)};
  padding-inline: ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
`;

export const Names = styled.div`
  display: flex;
  flex: 1 1 8rem;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Name = styled.h2`
  overflow: hidden;
  ${text('md')}
  font-weight: ${weight('semibold')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Facts = styled.p`
  overflow: hidden;
  color: ${color('text-muted')};
  ${text('sm')}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
`;

export const Waiting = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(4)};
`;

export const HitCount = styled.span`
  color: ${color('text-muted')};
  ${text('sm')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${paneBelow('mobile')} {
    ${text('xs')}
  }
`;
