import { Button, type ButtonProps } from '@intake/ui/Button';
import { Kbd } from '@intake/ui/Kbd';

/** A button that shows the key which does the same. */
export function KeyButton({ shortcut, children, ...rest }: ButtonProps & { shortcut: string | undefined }) {
  return (
    <Button size="sm" {...rest} aria-keyshortcuts={shortcut}>
      {children}
      {shortcut && (
        <span aria-hidden>
          <Kbd keys={[shortcut]} isInverse={rest.variant === 'primary'} />
        </span>
      )}
    </Button>
  );
}
