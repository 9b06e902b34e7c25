export { EvidenceField } from './EvidenceField.tsx';
export type { EvidenceSource, Evidence, EvidenceFieldProps } from './EvidenceField.tsx';
export { EvidenceSnippet } from './EvidenceSnippet.tsx';
export type { EvidenceSnippetProps } from './EvidenceSnippet.tsx';
