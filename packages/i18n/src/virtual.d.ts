declare module 'virtual:intake-messages/*' {
  import type { Messages } from '@intake/i18n';

  const messages: Messages;
  export default messages;
}
