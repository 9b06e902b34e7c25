import { useCommand } from '../commands.tsx';

/** The digits 1 to 9 choose among these, in order. */
export function useCandidateKeys(choices: readonly (() => void)[]): void {
  const at = (index: number) => choices[index] ?? null;
  useCommand('candidate1', at(0));
  useCommand('candidate2', at(1));
  useCommand('candidate3', at(2));
  useCommand('candidate4', at(3));
  useCommand('candidate5', at(4));
  useCommand('candidate6', at(5));
  useCommand('candidate7', at(6));
  useCommand('candidate8', at(7));
  useCommand('candidate9', at(8));
}
