/** What was compared, as it is shown to the person who decides. */
export type ReasonCode =
  | 'healthNumber' | 'birthDate' | 'familyName' | 'givenName' | 'sex' | 'phone' | 'email' | 'address' | 'fax' | 'billingNumber' | 'clinic';

export interface Reason {
  code: ReasonCode;
  agrees: boolean;
  /** How much it counts for or against, in natural log odds; never negative. */
  weight: number;
}

export interface Score {
  /** 0 to 1: how likely the record is the one that the document means. */
  score: number;
  reasons: Reason[];
}

/** Gathers agreements and disagreements, each as log odds, into one probability. */
export class Evidence {
  private readonly reasons: Reason[] = [];
  private odds: number;
  private cap = 1;

  /** @param prior log odds that any one candidate is the right one, before anything is compared */
  constructor(prior: number) {
    this.odds = prior;
  }

  /** Counts `odds` for (positive) or against (negative) the candidate. */
  add(code: ReasonCode, odds: number): void {
    this.odds += odds;
    this.reasons.push({ code, agrees: odds > 0, weight: Math.abs(odds) });
  }

  /** Whatever else agrees, the score stays at or below `limit`. */
  limitTo(limit: number): void {
    this.cap = Math.min(this.cap, limit);
  }

  agrees(...codes: ReasonCode[]): boolean {
    return codes.every((code) => this.reasons.some((reason) => reason.code === code && reason.agrees));
  }

  get result(): Score {
    const probability = 1 / (1 + Math.exp(-this.odds));
    const score = Math.round(Math.min(this.cap, probability) * 1000) / 1000;
    return { score, reasons: [...this.reasons].sort((a, b) => b.weight - a.weight) };
  }
}
