import { appointmentContract } from '../../contract/appointment/appointment.contract.ts';
import { calendarFeedContract } from '../../contract/appointment/calendarFeed.contract.ts';
import { calendarSettingsContract } from '../../contract/appointment/calendarSettings.contract.ts';
import { seriesContract } from '../../contract/appointment/series.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { appointmentDetail, appointments, calendarDays, calendarFeeds, freeTimes, hoursExceptions, resources, seriesPreview, visitTypes, workingHours } from './appointment.fixtures.ts';

export const mocks = [
  mock(appointmentContract.listAppointments, () => onePage([...appointments])),
  mock(appointmentContract.getCalendar, calendarDays),
  mock(appointmentContract.getAppointment, ({ params }) => {
    const appointment = appointments.find(({ id }) => id === params.id);
    return appointment ? appointmentDetail(appointment) : refusal(404, 'not-found');
  }),
  mock(appointmentContract.listFaxAppointments, []),
  mock(appointmentContract.listFreeTimes, freeTimes),
  mock(appointmentContract.listShiftedAppointments, []),
  mock(seriesContract.previewSeries, seriesPreview),
  mock(calendarFeedContract.listCalendarFeeds, [...calendarFeeds]),
  mock(calendarSettingsContract.listVisitTypes, visitTypes),
  mock(calendarSettingsContract.listResources, resources),
  mock(calendarSettingsContract.listBookedPhysicians, calendarDays.physicians.map(({ id, name }) => ({ id, name }))),
  mock(calendarSettingsContract.listWorkingHours, workingHours),
  mock(calendarSettingsContract.listHoursExceptions, hoursExceptions),
];
