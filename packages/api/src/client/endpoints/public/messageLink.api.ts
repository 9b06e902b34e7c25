import { messageLinkContract } from '../../../contract/public/messageLink.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';

export const messageLinkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openVisitLink: build.query({ ...endpointOf(messageLinkContract.openVisitLink) }),
    answerVisitLink: build.mutation({ ...endpointOf(messageLinkContract.answerVisitLink) }),
    openMailLink: build.query({ ...endpointOf(messageLinkContract.openMailLink) }),
    endMails: build.mutation({ ...endpointOf(messageLinkContract.endMails) }),
    openPagesLink: build.query({ ...endpointOf(messageLinkContract.openPagesLink) }),
    sendPages: build.mutation({ ...endpointOf(messageLinkContract.sendPages) }),
  }),
});

export const { useOpenVisitLinkQuery, useAnswerVisitLinkMutation, useOpenMailLinkQuery, useEndMailsMutation, useOpenPagesLinkQuery, useSendPagesMutation } = messageLinkApi;
