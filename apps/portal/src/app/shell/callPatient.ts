import { createContext, use } from 'react';

export interface CalledPatient {
  patientId: string;
  name: string;
  /** The visit that it is about. */
  appointmentId: string | null;
}

/** Opens the drawer that has a patient called; does nothing outside the application. */
export const CallPatientContext = createContext<(call: CalledPatient) => void>(() => undefined);

export const useCallPatient = () => use(CallPatientContext);
