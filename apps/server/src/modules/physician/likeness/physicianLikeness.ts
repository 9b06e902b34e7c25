import type { PhysicianFields, PhysicianReason } from '@intake/api/contract';
import { foldName } from '@intake/api/rules';
import { nameLikeness } from '../../patient/likeness/nameLikeness.ts';

type Code = PhysicianReason['code'];
type Degree = PhysicianReason['degree'];

/** What of a physician is compared. */
export type ComparedPhysician = Pick<PhysicianFields, 'familyName' | 'givenName' | 'licenceNumber' | 'billingNumber' | 'province' | 'specialty'> & {
  /** What is stored says in `reaches` also the numbers that a site has of its clinic. */
  sites: readonly { clinicId: string | null; clinicName: string | null; faxNumber: string | null; phone: string | null; reaches?: { fax: string | null; phone: string | null } }[];
};

export interface PhysicianLikeness {
  /** 0 to 1: how likely both entries are one person's. */
  score: number;
  /** The weightiest first. */
  reasons: PhysicianReason[];
}

/** From this score on two entries are shown as likely doubles. */
export const likelyFrom = 0.8;

const prior = -8;

/** Log odds, as for charts; a fax counts less than a patient's phone, as everybody at a clinic has it. */
const weights: Record<Code, Partial<Record<Degree, number>>> = {
  familyName: { same: 4.5, transliterated: 4, part: 3.5, swapped: 3.5, similar: 3, different: -3 },
  givenName: { same: 3.5, transliterated: 3.2, part: 3, swapped: 3, 'short-form': 3, similar: 2.5, initial: 1.2, different: -6 },
  licenceNumber: { same: 10, different: -7 },
  billingNumber: { same: 10, different: -4 },
  fax: { same: 3, different: -0.3 },
  phone: { same: 3, different: -0.3 },
  clinic: { same: 2, different: -0.3 },
  specialty: { same: 1, different: -1 },
};

/** How likely two entries of the directory are one physician's, with every sign that was compared. */
export function physicianLikeness(a: ComparedPhysician, b: ComparedPhysician): PhysicianLikeness {
  const { family, given } = nameLikeness({ family: a.familyName, given: a.givenName }, { family: b.familyName, given: b.givenName });
  const found: Record<Code, Degree | null> = {
    familyName: family,
    givenName: given,
    licenceNumber: licenceDegree(a, b),
    billingNumber: numberDegree(a.billingNumber, b.billingNumber),
    fax: shared(a, b, ({ faxNumber, reaches }) => reaches?.fax ?? faxNumber),
    phone: shared(a, b, ({ phone, reaches }) => reaches?.phone ?? phone),
    clinic: shared(a, b, ({ clinicId, clinicName }) => (clinicName ? foldName(clinicName) : clinicId)),
    specialty: a.specialty && b.specialty ? (foldName(a.specialty) === foldName(b.specialty) ? 'same' : 'different') : null,
  };
  const reasons = (Object.entries(found) as [Code, Degree | null][]).flatMap(([code, degree]): PhysicianReason[] => {
    if (!degree) return [];
    const weight = weights[code][degree] ?? 0;
    return [{ code, degree, agrees: weight > 0, weight: Math.abs(weight) }];
  });
  const odds = reasons.reduce((sum, { agrees, weight }) => sum + (agrees ? weight : -weight), prior);
  return { score: Math.round(1000 / (1 + Math.exp(-odds))) / 1000, reasons: reasons.sort((one, other) => other.weight - one.weight) };
}

/** Two licences of one province are two physicians', until a second person says otherwise. */
export const haveTwoLicences = (a: ComparedPhysician, b: ComparedPhysician): boolean => licenceDegree(a, b) === 'different';

export const numberKey = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

const numberDegree = (a: string | null, b: string | null): Degree | null => (a && b ? (numberKey(a) === numberKey(b) ? 'same' : 'different') : null);

/** Each college has numbers of its own. */
function licenceDegree(a: ComparedPhysician, b: ComparedPhysician): Degree | null {
  return a.province && b.province && a.province !== b.province ? null : numberDegree(a.licenceNumber, b.licenceNumber);
}

type Site = ComparedPhysician['sites'][number];

function shared(a: ComparedPhysician, b: ComparedPhysician, of: (site: Site) => string | null): Degree | null {
  const [ones, others] = [a, b].map(({ sites }) => sites.flatMap((site) => of(site) ?? [])) as [string[], string[]];
  if (ones.length === 0 || others.length === 0) return null;
  return ones.some((value) => others.includes(value)) ? 'same' : 'different';
}
