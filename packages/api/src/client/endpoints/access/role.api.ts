import { roleContract } from '../../../contract/access/role.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag, unlessFailed } from '../../base/tags.ts';

export const roleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query({ ...endpointOf(roleContract.listRoles), providesTags: [listTag('Role')] }),
    createRole: build.mutation({
      ...endpointOf(roleContract.createRole),
      invalidatesTags: (_role, error) => unlessFailed(error, listTag('Role')),
    }),
    // A refusal means that the role is not what one saw. Users are listed with the name of their role.
    updateRole: build.mutation({ ...endpointOf(roleContract.updateRole), invalidatesTags: [listTag('Role'), listTag('User')] }),
    removeRole: build.mutation({ ...endpointOf(roleContract.removeRole), invalidatesTags: [listTag('Role')] }),
  }),
});

export const { useListRolesQuery, useCreateRoleMutation, useUpdateRoleMutation, useRemoveRoleMutation } = roleApi;
