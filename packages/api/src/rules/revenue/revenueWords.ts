/** What a clinic says of itself. Money in whole dollars. */
export interface RevenueInputs {
  /** Referrals and requests that come by fax on a working day. */
  faxesPerDay: number;
  /** Of a hundred of them, how many are never answered. */
  unansweredPercent: number;
  /** Of a hundred unanswered ones, how many would have become a visit. */
  visitPercent: number;
  visitRevenue: number;
  /** Minutes in which a fax is filed by hand. */
  minutesPerFax: number;
  /** What an hour of that work costs. */
  hourlyCost: number;
}

/** The bounds of each, as the fields and the server have them. */
export const revenueBounds: Readonly<Record<keyof RevenueInputs, { min: number; max: number; step: number }>> = {
  faxesPerDay: { min: 1, max: 500, step: 1 },
  unansweredPercent: { min: 0, max: 100, step: 1 },
  visitPercent: { min: 0, max: 100, step: 5 },
  visitRevenue: { min: 0, max: 2000, step: 10 },
  minutesPerFax: { min: 0, max: 60, step: 1 },
  hourlyCost: { min: 0, max: 200, step: 1 },
};
