/** What is on a page of the set. */
export type PageKind =
  | 'letter'
  | 'short'
  | 'form'
  | 'landscape table'
  | 'figures'
  | 'large print'
  | 'photograph'
  | 'stamp'
  | 'handwriting'
  | 'chart'
  | 'Chinese or Japanese'
  | 'no words';
