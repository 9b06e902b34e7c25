import { IconButton } from '@intake/ui/IconButton';
import { Stat } from '@intake/ui/Stat';
import type { StatProps } from '@intake/ui/Stat';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { saveText } from '../../../data/saveFile.ts';
import { dashboardMessages as texts } from './Dashboard.messages.ts';
import { csvOf } from './Dashboard.model.ts';
import { Foot, Tile, Whole } from './Dashboard.styles.ts';
import { useDashboardText } from './useDashboardText.ts';

/** What a figure says of itself. */
export interface Counted {
  asOf: string;
  timeZone: string;
  hasOtherZones: boolean;
}

/** Whose days count, and when it was counted. */
export function CardFoot({ asOf, timeZone, hasOtherZones, isNow }: Counted & { isNow?: boolean }) {
  const { formatMessage } = useIntl();
  const { time, city } = useDashboardText();
  const said = isNow ? texts.now : hasOtherZones ? texts.ownDays : texts.asOf;
  return <Foot>{formatMessage(said, { time: time(asOf, timeZone), zone: city(timeZone) })}</Foot>;
}

export interface FigureTileProps extends StatProps {
  counted: Counted;
  isNow?: boolean;
  /** Shows what it counts. */
  onShow?: () => void;
}

/** One figure that leads to its rows. */
export function FigureTile({ counted, isNow, onShow, ...stat }: FigureTileProps) {
  const { formatMessage } = useIntl();
  return (
    <Tile>
      <Stat {...stat} />
      <CardFoot {...counted} isNow={isNow} />
      {onShow && <Whole type="button" aria-label={formatMessage(texts.show, { figure: stat.label })} onClick={onShow} />}
    </Tile>
  );
}

export interface SaveCsvProps {
  /** Without its ending. */
  name: string;
  rows: () => readonly (readonly (string | number | null)[])[];
}

export function SaveCsv({ name, rows }: SaveCsvProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      size="sm"
      label={formatMessage(texts.csv)}
      icon={<Download aria-hidden />}
      onPress={() => saveText({ fileName: `${name}.csv`, mediaType: 'text/csv', text: csvOf(rows()) })}
    />
  );
}
