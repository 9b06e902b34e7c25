export interface StormOutcome<Status extends string> {
  statuses: Partial<Record<Status, number>>;
  /** Numbers that the provider was given something for more than once. */
  doubled: string[];
  /** What nobody would miss: neither delivered nor shown to anybody as what has to be looked at. */
  lost: string[];
  /** What arrived while we say otherwise, or the other way round. */
  untrue: string[];
}

/** What we say of each number held against what the provider was given. */
export function stormOutcome<Status extends string>(numbers: readonly string[], said: readonly { to: string; status: Status }[], given: readonly { to: string }[]): StormOutcome<Status> {
  const times = new Map<string, number>();
  for (const { to } of given) times.set(to, (times.get(to) ?? 0) + 1);
  const statuses: StormOutcome<Status>['statuses'] = {};
  for (const { status } of said) statuses[status] = (statuses[status] ?? 0) + 1;
  const known = new Map<string, string>(said.map(({ to, status }) => [to, status]));
  return {
    statuses,
    doubled: [...times].filter(([, count]) => count > 1).map(([to]) => to),
    lost: numbers.filter((to) => !['delivered', 'unconfirmed', 'failed'].includes(known.get(to) ?? '')),
    untrue: numbers.filter((to) => (known.get(to) === 'delivered') !== times.has(to)),
  };
}
