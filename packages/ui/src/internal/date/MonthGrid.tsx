import { isWeekend } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import { CalendarGridBody, CalendarGridHeader } from 'react-aria-components/Calendar';
import { LocaleContext } from '../../theme/locale.ts';
import { Day, Days, Head, Title, Turn, WeekDay, Weeks } from './MonthGrid.styles.ts';

/** One month to choose days from. Stands in a Calendar or a RangeCalendar of react-aria, which names its buttons. */
export function MonthGrid() {
  const locale = use(LocaleContext);
  return (
    <>
      <Head>
        <Turn slot="previous" data-variant="quiet">
          <ChevronLeft data-flip aria-hidden />
        </Turn>
        <Title />
        <Turn slot="next" data-variant="quiet">
          <ChevronRight data-flip aria-hidden />
        </Turn>
      </Head>
      <Weeks>
        <Days weekdayStyle="short">
          <CalendarGridHeader>{(day) => <WeekDay>{day}</WeekDay>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} data-weekend={isWeekend(date, locale) || undefined} />}</CalendarGridBody>
        </Days>
      </Weeks>
    </>
  );
}
