import { defineMessages } from '@intake/i18n';

/** What went wrong as a whole, by the code of the error. */
export const homeProblems = defineMessages({
  'too-many-requests': {
    id: 'home.register.tooMany',
    defaultMessage: 'Many requests came from your network. Try again after {time}; what you typed stays.',
  },
  network: {
    id: 'home.register.network',
    defaultMessage: 'The server was not reached. Check the connection and try again; what you typed stays.',
  },
  'not-found': { id: 'home.register.notSetUp', defaultMessage: 'This installation is not set up yet, so nobody would read your request.' },
  insecure: { id: 'home.register.insecure', defaultMessage: 'Nothing can be sent over this address, as others could read it. Open the page with https.' },
  other: { id: 'home.register.failed', defaultMessage: 'It did not work. What you typed stays; try again.' },
});
