import { userContract } from '../../../contract/access/user.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag, unlessFailed } from '../../base/tags.ts';

/** A refusal means that somebody is not what one saw: the list shows what they have become. */
export const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.infiniteQuery({ ...pagesOf(userContract.listUsers), providesTags: [listTag('User')] }),
    inviteUser: build.mutation({
      ...endpointOf(userContract.inviteUser),
      invalidatesTags: (_member, error) => unlessFailed(error, listTag('User'), listTag('Role')),
    }),
    saveUser: build.mutation({ ...endpointOf(userContract.saveUser), invalidatesTags: [listTag('User'), listTag('Role')] }),
    resetUserPassword: build.mutation({ ...endpointOf(userContract.resetUserPassword) }),
    removeUser: build.mutation({ ...endpointOf(userContract.removeUser), invalidatesTags: [listTag('User'), listTag('Role')] }),
  }),
});

export const {
  useListUsersInfiniteQuery,
  useInviteUserMutation,
  useSaveUserMutation,
  useResetUserPasswordMutation,
  useRemoveUserMutation,
} = userApi;
