declare module 'virtual:intake-messages/*' {
  import type { Messages } from '@intake/i18n';

  const messages: Messages;
  export default messages;
}

declare module 'virtual:intake-late-texts' {
  import type { MessageScope } from '@intake/i18n';

  const areas: Record<string, MessageScope['fetch']>;
  export default areas;
}
