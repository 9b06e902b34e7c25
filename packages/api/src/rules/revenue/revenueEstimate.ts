import type { RevenueInputs } from './revenueWords.ts';

export const workingDays = 250;

/** Where the page begins; what of it is known and what assumed, the page says. */
export const revenueDefaults: RevenueInputs = { faxesPerDay: 20, unansweredPercent: 35, visitPercent: 50, visitRevenue: 120, minutesPerFax: 10, hourlyCost: 28 };

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
