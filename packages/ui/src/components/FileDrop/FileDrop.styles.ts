import { DropZone } from 'react-aria-components/DropZone';
import styled from 'styled-components';
import { color, radius, space, text, tint } from '../../tokens/helpers.ts';

export const Zone = styled(DropZone)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(4)};
  border: 1.5px dashed ${color('border-control')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};
  color: ${color('text-muted')};
  text-align: center;
  ${tint('background-color', 'border-color')}

  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    stroke-width: 1.5;
  }

  &[data-drop-target] {
    border-color: ${color('border-selected')};
    border-style: solid;
    background-color: ${color('bg-selected')};
    color: ${color('text-accent')};
  }

  &[data-disabled] {
    color: ${color('text-disabled')};
  }
`;

export const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
`;

export const Hint = styled.div`
  color: ${color('text-subtle')};
  ${text('xs')}
`;

export const Files = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`;

export const File = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  column-gap: ${space(3)};
  padding-block: ${space(2)};
  padding-inline: ${space(3)} ${space(2)};
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('md')};
  background-color: ${color('bg-surface')};

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color('text-muted')};
  }

  &[data-state='done'] > svg {
    color: ${color('text-success')};
  }

  &[data-state='failed'] > svg {
    color: ${color('text-danger')};
  }

  &[data-state='questioned'] > svg,
  &[data-state='questioned'] p {
    color: ${color('text-warning')};
  }
`;

export const FileWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
`;

export const FileName = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  ${text('sm')}

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > span {
    flex-shrink: 0;
    color: ${color('text-subtle')};
    font-variant-numeric: tabular-nums;
  }
`;

export const FileError = styled.p`
  color: ${color('text-danger')};
  ${text('xs')}
`;

export const FileActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
