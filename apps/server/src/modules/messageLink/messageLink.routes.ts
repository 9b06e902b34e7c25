import { messageLinkContract } from '@intake/api/contract';
import { implement, type Routes } from '../../http/implement.ts';
import { takeOneClick } from '../../http/oneClick.ts';
import type { EndMailsService } from '../message/mail/endMails.service.ts';
import type { PagesLinkService } from './pagesLink.service.ts';
import type { VisitLinkService } from './visitLink.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const messageLinkRoutes =
  (visits: VisitLinkService, pages: PagesLinkService, mails: EndMailsService): Routes =>
  (app) => {
    takeOneClick(app, messageLinkContract.endMails.path, 'mail');
    implement(messageLinkContract, {
      openVisitLink: ({ body, request }) => visits.look(body.token, request.ip),
      answerVisitLink: ({ body, request }) => visits.answer(body.token, body.answer, request.ip),
      openMailLink: ({ body, request }) => mails.look(body.token, request.ip),
      endMails: ({ query, request }) => mails.end(query.token, request.ip),
      openPagesLink: ({ body, request }) => pages.look(body.token, request.ip),
      sendPages: ({ body, request }) => pages.send(body.token, body.files, request.ip),
    })(app);
  };
