import { appointmentContract } from '../../../contract/appointment/appointment.contract.ts';
import { calendarFeedContract } from '../../../contract/appointment/calendarFeed.contract.ts';
import { calendarSettingsContract } from '../../../contract/appointment/calendarSettings.contract.ts';
import { seriesContract } from '../../../contract/appointment/series.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { keepNewer, keepNewerRows } from '../../base/keepNewer.ts';
import { idTag, listTag } from '../../base/tags.ts';

/** Visits, and what can be booked when. A refusal says that the calendar is not as it is shown: it is asked for again too. */
export const appointmentApi = apiOf('Appointment', 'VisitType', 'Resource', 'WorkingHours', 'HoursException', 'CalendarFeed').injectEndpoints({
  endpoints: (build) => ({
    listAppointments: build.infiniteQuery({ ...pagesOf(appointmentContract.listAppointments), providesTags: [listTag('Appointment')] }),
    getCalendar: build.query({
      ...endpointOf(appointmentContract.getCalendar),
      merge: keepNewerRows('appointments'),
      providesTags: [listTag('Appointment'), listTag('VisitType'), listTag('Resource'), listTag('WorkingHours'), listTag('HoursException')],
    }),
    getAppointment: build.query({
      ...endpointOf(appointmentContract.getAppointment),
      merge: keepNewer(),
      providesTags: (_appointment, _error, { params }) => [idTag('Appointment', params.id)],
    }),
    listFaxAppointments: build.query({ ...endpointOf(appointmentContract.listFaxAppointments), providesTags: [listTag('Appointment')] }),
    listFreeTimes: build.query({
      ...endpointOf(appointmentContract.listFreeTimes),
      providesTags: [listTag('Appointment'), listTag('VisitType'), listTag('WorkingHours'), listTag('HoursException')],
    }),
    exportAppointments: build.query({ ...endpointOf(appointmentContract.exportAppointments) }),
    listShiftedAppointments: build.query({ ...endpointOf(appointmentContract.listShiftedAppointments), providesTags: [listTag('Appointment')] }),
    holdTime: build.mutation({ ...endpointOf(appointmentContract.holdTime), invalidatesTags: (_held, error) => (error ? [listTag('Appointment')] : []) }),
    releaseTime: build.mutation({ ...endpointOf(appointmentContract.releaseTime) }),
    saveAppointment: build.mutation({ ...endpointOf(appointmentContract.saveAppointment), invalidatesTags: ['Appointment', listTag('Request')] }),
    removeAppointment: build.mutation({ ...endpointOf(appointmentContract.removeAppointment), invalidatesTags: ['Appointment', listTag('Request')] }),
    undoAppointment: build.mutation({ ...endpointOf(appointmentContract.undoAppointment), invalidatesTags: ['Appointment', listTag('Request')] }),
    previewSeries: build.query({
      ...endpointOf(seriesContract.previewSeries),
      providesTags: [listTag('Appointment'), listTag('VisitType'), listTag('WorkingHours'), listTag('HoursException')],
    }),
    saveSeries: build.mutation({ ...endpointOf(seriesContract.saveSeries), invalidatesTags: ['Appointment', listTag('Request')] }),
    listVisitTypes: build.query({ ...endpointOf(calendarSettingsContract.listVisitTypes), providesTags: [listTag('VisitType')] }),
    saveVisitType: build.mutation({ ...endpointOf(calendarSettingsContract.saveVisitType), invalidatesTags: [listTag('VisitType')] }),
    removeVisitType: build.mutation({ ...endpointOf(calendarSettingsContract.removeVisitType), invalidatesTags: [listTag('VisitType')] }),
    listResources: build.query({ ...endpointOf(calendarSettingsContract.listResources), providesTags: [listTag('Resource')] }),
    saveResource: build.mutation({ ...endpointOf(calendarSettingsContract.saveResource), invalidatesTags: [listTag('Resource')] }),
    removeResource: build.mutation({ ...endpointOf(calendarSettingsContract.removeResource), invalidatesTags: [listTag('Resource')] }),
    listBookedPhysicians: build.query({ ...endpointOf(calendarSettingsContract.listBookedPhysicians), providesTags: [listTag('Physician')] }),
    listWorkingHours: build.query({ ...endpointOf(calendarSettingsContract.listWorkingHours), providesTags: [listTag('WorkingHours')] }),
    saveWorkingHours: build.mutation({ ...endpointOf(calendarSettingsContract.saveWorkingHours), invalidatesTags: [listTag('WorkingHours')] }),
    removeWorkingHours: build.mutation({ ...endpointOf(calendarSettingsContract.removeWorkingHours), invalidatesTags: [listTag('WorkingHours')] }),
    listHoursExceptions: build.query({ ...endpointOf(calendarSettingsContract.listHoursExceptions), providesTags: [listTag('HoursException')] }),
    saveHoursException: build.mutation({ ...endpointOf(calendarSettingsContract.saveHoursException), invalidatesTags: [listTag('HoursException')] }),
    removeHoursException: build.mutation({ ...endpointOf(calendarSettingsContract.removeHoursException), invalidatesTags: [listTag('HoursException')] }),
    listCalendarFeeds: build.query({ ...endpointOf(calendarFeedContract.listCalendarFeeds), providesTags: [listTag('CalendarFeed')] }),
    createCalendarFeed: build.mutation({ ...endpointOf(calendarFeedContract.createCalendarFeed), invalidatesTags: [listTag('CalendarFeed')] }),
    removeCalendarFeed: build.mutation({ ...endpointOf(calendarFeedContract.removeCalendarFeed), invalidatesTags: [listTag('CalendarFeed')] }),
    addPublicHolidays: build.mutation({ ...endpointOf(calendarSettingsContract.addPublicHolidays), invalidatesTags: [listTag('HoursException')] }),
  }),
});

export const {
  useListAppointmentsInfiniteQuery, useGetCalendarQuery, useGetAppointmentQuery, useListFaxAppointmentsQuery, useListFreeTimesQuery,
  useHoldTimeMutation, useReleaseTimeMutation, useSaveAppointmentMutation, useRemoveAppointmentMutation,
  useUndoAppointmentMutation, usePreviewSeriesQuery, useSaveSeriesMutation, useListVisitTypesQuery, useSaveVisitTypeMutation, useRemoveVisitTypeMutation, useListResourcesQuery,
  useListBookedPhysiciansQuery, useSaveResourceMutation, useRemoveResourceMutation, useListWorkingHoursQuery, useSaveWorkingHoursMutation, useRemoveWorkingHoursMutation,
  useListHoursExceptionsQuery, useSaveHoursExceptionMutation, useRemoveHoursExceptionMutation, useAddPublicHolidaysMutation,
  useLazyExportAppointmentsQuery, useListShiftedAppointmentsQuery, useListCalendarFeedsQuery, useCreateCalendarFeedMutation, useRemoveCalendarFeedMutation,
} = appointmentApi;
