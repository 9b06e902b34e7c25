export { CandidateList } from './CandidateList.tsx';
export type { CandidateReason, Candidate, CandidateListProps } from './CandidateList.tsx';
