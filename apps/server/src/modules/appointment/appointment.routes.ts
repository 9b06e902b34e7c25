import { appointmentContract, seriesContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { AppointmentService } from './appointment.service.ts';
import type { BookingService } from './appointmentBooking.service.ts';
import type { SeriesService } from './series/series.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const appointmentRoutes = (appointments: AppointmentService, booking: BookingService) =>
  implement(appointmentContract, {
    listAppointments: ({ actor, query }) => appointments.list(actor, query),
    getCalendar: ({ actor, query }) => appointments.calendar(actor, query),
    getAppointment: ({ actor, params }) => appointments.get(actor, params.id),
    listFaxAppointments: ({ actor, query }) => appointments.listOfFax(actor, query.faxId),
    listFreeTimes: ({ actor, query }) => booking.freeTimes(actor, query),
    holdTime: ({ actor, body }) => booking.hold(actor, body),
    releaseTime: ({ actor, body }) => booking.release(actor, body.id),
    saveAppointment: ({ actor, body }) => booking.save(actor, body),
    actOnAppointment: ({ actor, body }) => appointments.act(actor, body),
    removeAppointment: ({ actor, body }) => appointments.cancel(actor, body),
    undoAppointment: ({ actor, body }) => appointments.undo(actor, body),
    exportAppointments: ({ actor, query }) => appointments.export(actor, query),
    listShiftedAppointments: ({ actor }) => appointments.listShifted(actor),
  });

export const seriesRoutes = (series: SeriesService) =>
  implement(seriesContract, {
    previewSeries: ({ actor, body }) => series.preview(actor, body),
    saveSeries: ({ actor, body }) => series.save(actor, body),
  });
