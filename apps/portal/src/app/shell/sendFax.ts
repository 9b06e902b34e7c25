import { createContext, use } from 'react';

/** Opens the drawer that sends a stored document on; does nothing outside the application. */
export const SendFaxContext = createContext<(send: { faxId: string }) => void>(() => undefined);

export const useSendFax = () => use(SendFaxContext);

/** Where faxes that were sent are listed. */
export const sentPath = '/app/apps/sentFaxes';
