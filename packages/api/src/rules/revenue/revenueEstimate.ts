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

export const workingDays = 250;

/** Where the page begins; what of it is known and what assumed, the page says. */
export const revenueDefaults: RevenueInputs = { faxesPerDay: 20, unansweredPercent: 35, visitPercent: 50, visitRevenue: 120, minutesPerFax: 10, hourlyCost: 28 };

/** The bounds of each, as the fields and the server have them. */
export const revenueBounds: Readonly<Record<keyof RevenueInputs, { min: number; max: number; step: number }>> = {
  faxesPerDay: { min: 1, max: 500, step: 1 },
  unansweredPercent: { min: 0, max: 100, step: 1 },
  visitPercent: { min: 0, max: 100, step: 5 },
  visitRevenue: { min: 0, max: 2000, step: 10 },
  minutesPerFax: { min: 0, max: 60, step: 1 },
  hourlyCost: { min: 0, max: 200, step: 1 },
};

export interface RevenueEstimate {
  faxes: number;
  unanswered: number;
  visits: number;
  revenue: number;
  hours: number;
  work: number;
  total: number;
}

/** Of a year. Each line is rounded before the next is made of it, so that whoever follows the sum on paper gets the same. */
export function estimateRevenue(inputs: RevenueInputs): RevenueEstimate {
  const faxes = inputs.faxesPerDay * workingDays;
  const unanswered = Math.round((faxes * inputs.unansweredPercent) / 100);
  const visits = Math.round((unanswered * inputs.visitPercent) / 100);
  const revenue = visits * inputs.visitRevenue;
  const hours = Math.round((faxes * inputs.minutesPerFax) / 60);
  const work = hours * inputs.hourlyCost;
  return { faxes, unanswered, visits, revenue, hours, work, total: revenue + work };
}
