import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import { loginMessages } from './Login.messages.ts';
import type { Provider } from './Login.model.ts';
import { Or, Providers } from './ProviderButtons.styles.ts';

/** The marks keep the colours of their owners, in every theme. */
const marks = {
  google: {
    name: 'Google',
    icon: (
      <svg viewBox="0 0 24 24" aria-hidden>
        <path fill="#4285f4" d="M23.5 12.27c0-.85-.08-1.66-.22-2.45H12v4.64h6.45a5.52 5.52 0 0 1-2.39 3.62v3h3.87c2.26-2.09 3.57-5.16 3.57-8.81Z" />
        <path fill="#34a853" d="M12 24c3.24 0 5.95-1.07 7.93-2.91l-3.87-3c-1.07.72-2.45 1.15-4.06 1.15-3.13 0-5.78-2.11-6.72-4.95H1.28v3.1A12 12 0 0 0 12 24Z" />
        <path fill="#fbbc05" d="M5.28 14.29a7.2 7.2 0 0 1 0-4.58V6.62h-4a12 12 0 0 0 0 10.77l4-3.1Z" />
        <path fill="#ea4335" d="M12 4.76c1.76 0 3.35.6 4.6 1.8l3.43-3.44A11.5 11.5 0 0 0 12 0 12 12 0 0 0 1.28 6.62l4 3.1C6.22 6.86 8.87 4.75 12 4.75Z" />
      </svg>
    ),
  },
  facebook: {
    name: 'Facebook',
    icon: (
      <svg viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="12" fill="#0866ff" />
        <path fill="#fff" d="m16.67 15.47.53-3.47h-3.33V9.75c0-.95.47-1.88 1.96-1.88h1.51V4.92s-1.37-.24-2.69-.24c-2.74 0-4.53 1.66-4.53 4.67V12H7.08v3.47h3.04V24a12 12 0 0 0 3.75 0v-8.53h2.8Z" />
      </svg>
    ),
  },
};

interface ProviderButtonsProps {
  providers: readonly Provider[];
  isDisabled: boolean;
  onProvider: (provider: Provider) => void;
}

export function ProviderButtons({ providers, isDisabled, onProvider }: ProviderButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <Providers>
      <Or>{formatMessage(loginMessages.or)}</Or>
      {providers.map((provider) => (
        <Button key={provider} isWide isDisabled={isDisabled} icon={marks[provider].icon} onPress={() => onProvider(provider)}>
          {formatMessage(loginMessages.with, { provider: marks[provider].name })}
        </Button>
      ))}
    </Providers>
  );
}
