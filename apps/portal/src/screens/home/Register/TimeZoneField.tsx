import { ComboBox } from '@intake/ui/ComboBox';
import type { ComboBoxProps } from '@intake/ui/ComboBox';
import { timeZoneItems } from '../../../shared/timeZones.ts';

/** Chooses by a search, which takes more code than all the rest of the form. @param here of this computer */
export const TimeZoneField = ({ here, ...field }: Omit<ComboBoxProps, 'items'> & { here: string }) => <ComboBox {...field} items={timeZoneItems(here)} />;
