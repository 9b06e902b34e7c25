import type { LocationWork, PersonWork, Stats } from '@intake/api/contract';
import { EmptyState } from '@intake/ui/EmptyState';
import { Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { cardMessages as texts, dashboardMessages } from './Dashboard.messages.ts';
import { growthOf, type Drill } from './Dashboard.model.ts';
import { Card, Heading, Share, Work } from './Dashboard.styles.ts';
import { CardFoot, SaveCsv } from './parts.tsx';
import { useDashboardText } from './useDashboardText.ts';

export interface WorkCardProps {
  stats: Stats;
  work: readonly LocationWork[];
  onDrill: (drill: Drill) => void;
}

/** Who filed how much, by location. */
export function WorkCard({ stats, work, onDrill }: WorkCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { number, share } = useDashboardText();
  const most = Math.max(1, ...work.flatMap(({ people }) => people.map(({ filed }) => filed)));
  const nameOf = ({ userId, displayName }: PersonWork) => displayName ?? formatMessage(userId ? texts.formerPerson : texts.unknownPerson);
  const placeOf = ({ name }: LocationWork) => name ?? formatMessage(dashboardMessages.noLocation);
  const changeOf = (now: number, before: number) => {
    const growth = growthOf(now, before);
    return growth === null ? '–' : formatNumber(growth, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  };
  const shareOf = (people: readonly PersonWork[]) => {
    const known = people.reduce((sum, one) => sum + one.known, 0);
    return known > 0 ? share(people.reduce((sum, one) => sum + one.unchanged, 0) / known) : '–';
  };
  const heads = [texts.person, texts.filed, texts.change, texts.unchangedShare].map((head) => formatMessage(head));
  const show = (place: LocationWork, person?: PersonWork) =>
    onDrill({ figure: 'filed', ...stats.period, locationId: place.locationId ?? 'none', ...(person && { userId: person.userId ?? 'nobody' }) });
  const rows = () => [
    [formatMessage(dashboardMessages.location), ...heads.slice(0, 2), `${heads[1]} (${stats.before.from} – ${stats.before.to})`, heads[3] ?? ''],
    ...work.flatMap((place) => place.people.map((person) => [placeOf(place), nameOf(person), person.filed, person.before, person.unchanged])),
  ];
  return (
    <Card data-width="half">
      <Heading>
        <h2 id="work-title">{formatMessage(texts.work)}</h2>
        {work.length > 0 && <SaveCsv name="work" rows={rows} />}
      </Heading>
      {work.length === 0 ? (
        <EmptyState icon={<Users aria-hidden />} title={formatMessage(texts.workEmpty)} />
      ) : (
        <Work aria-labelledby="work-title">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {work.map((place) => (
            <tbody key={place.locationId ?? 'none'}>
              <tr>
                <th scope="rowgroup">
                  <bdi>{placeOf(place)}</bdi>
                </th>
                <td>
                  <button type="button" onClick={() => show(place)}>
                    {number(place.filed)}
                  </button>
                </td>
                <td>
                  <bdi>{changeOf(place.filed, place.before)}</bdi>
                </td>
                <td>{shareOf(place.people)}</td>
              </tr>
              {place.people.map((person) => (
                <tr key={person.userId ?? 'nobody'}>
                  <th scope="row">
                    <bdi>{nameOf(person)}</bdi>
                    <Share aria-hidden style={{ inlineSize: `${Math.max(1, (person.filed / most) * 100)}%` }} />
                  </th>
                  <td>
                    <button type="button" onClick={() => show(place, person)}>
                      {number(person.filed)}
                    </button>
                  </td>
                  <td>
                    <bdi>{changeOf(person.filed, person.before)}</bdi>
                  </td>
                  <td>{shareOf([person])}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </Work>
      )}
      <CardFoot {...stats} />
    </Card>
  );
}
