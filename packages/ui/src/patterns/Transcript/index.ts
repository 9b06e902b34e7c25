export { Transcript } from './Transcript.tsx';
export type { TranscriptProps } from './Transcript.tsx';
export type { TranscriptSpeaker } from './Turn.tsx';
export type { TranscriptAction, TranscriptTurn, TranscriptWord } from './transcript.model.ts';
