export { EvidenceField } from './EvidenceField.tsx';
export type { EvidenceSource, Evidence, EvidenceFieldProps } from './EvidenceField.tsx';
