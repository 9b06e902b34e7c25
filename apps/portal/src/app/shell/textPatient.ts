import { createContext, use } from 'react';

/** Opens the drawer that writes to a patient, at one of their numbers or addresses, or lets one choose whom; does nothing outside the application. */
export const TextPatientContext = createContext<(text: { patientId: string | null; number?: string | null }) => void>(() => undefined);

export const useTextPatient = () => use(TextPatientContext);

/** Where conversations are. */
export const messagesPath = '/app/apps/sms';
