import styled from 'styled-components';
import { color, size, space, text, weight } from '../../tokens/helpers.ts';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-block-size: ${size('top-nav')};
  padding-inline: ${space(6)};
  border-block-end: 1px solid ${color('border-default')};
  background-color: ${color('bg-surface')};
  font-weight: ${weight('semibold')};
`;

export const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  max-inline-size: ${size('content')};
  margin-inline: auto;
  padding: ${space(6)};
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  min-block-size: ${size('footer')};
  padding-inline: ${space(6)};
  color: ${color('text-muted')};
  ${text('sm')}
`;
