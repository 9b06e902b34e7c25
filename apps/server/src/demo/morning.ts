import type { FaxOptions } from './fax/index.ts';
import type { LetterLayout, LetterOptions } from './letters/makeLetter.ts';

/** One document of the demo. */
export interface Plan {
  layout: LetterLayout;
  language?: LetterOptions['language'];
  /** How the page reached the machine; a document that was never on paper when left out. */
  fax?: FaxOptions;
  /** Goes to the second location. */
  isGatineau?: boolean;
  kind?: 'photo' | 'mixed' | 'truncated';
}

/** What a morning brings: mostly faxes, some of them crooked, faint, upside down or cut off. */
export const morning: Plan[] = [
  { layout: 'gp-letter', fax: { resolution: 'fine' } },
  { layout: 'imaging-requisition', fax: { resolution: 'standard' } },
  { layout: 'emr-referral' },
  { layout: 'referral-form', language: 'fr', fax: { resolution: 'fine', skewDegrees: 0.6 }, isGatineau: true },
  { layout: 'lab-result', fax: { resolution: 'fine', rotation: 180 } },
  { layout: 'cover-letter', fax: { resolution: 'fine' } },
  { layout: 'junk', fax: { resolution: 'standard', noise: 0.3 } },
  { layout: 'consult-report', language: 'fr', fax: { resolution: 'fine' }, isGatineau: true },
  { layout: 'prescription-renewal', kind: 'photo' },
  { layout: 'discharge-summary', fax: { resolution: 'fine', noise: 0.35 } },
  { layout: 'gp-letter', kind: 'mixed', fax: { resolution: 'fine' } },
  { layout: 'appointment-table', kind: 'truncated', fax: { resolution: 'fine' } },
  { layout: 'insurance-form', fax: { resolution: 'fine' } },
];

/** By its place in the morning. */
export const demoFaxId = (index: number) => `demo-${index + 1}`;
