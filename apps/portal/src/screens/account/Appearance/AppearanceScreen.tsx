import { Drawer } from '@intake/ui/Drawer';
import { useIntl } from 'react-intl';
import { AppearanceFields } from '../AppearanceFields.tsx';
import type { AppearanceFieldsProps } from '../AppearanceFields.tsx';
import { appearanceMessages } from './Appearance.messages.ts';

export interface AppearanceScreenProps extends AppearanceFieldsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Beside the page, which changes with each choice. */
export function AppearanceScreen({ isOpen, onClose, ...fields }: AppearanceScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer title={formatMessage(appearanceMessages.title)} isOpen={isOpen} onOpenChange={onClose}>
      <AppearanceFields {...fields} />
    </Drawer>
  );
}
