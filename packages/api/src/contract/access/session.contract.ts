import { z } from 'zod';
import { permissions } from '../../rules/permissions.ts';
import { locales } from '../../rules/locales.ts';
import { rootOrganizationId } from '../../rules/rootOrganization.ts';
import { Empty, Id, Name, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const barColor = z.string().regex(/^#[\da-f]{6}$/).nullable();

/** How somebody wants the portal to look, on every computer. */
export const Preferences = z.object({
  locale: z.enum(locales),
  theme: z.enum(['system', 'light', 'dark']),
  direction: z.enum(['ltr', 'rtl']),
  density: z.enum(['comfortable', 'compact']),
  navType: z.enum(['side', 'top']),
  navCollapsed: z.boolean(),
  /** Whether the list leaves while a fax is open. Older clients do not say. */
  faxListHidden: z.boolean().default(false),
  /** `same` as the rest of the page. */
  sideNavTheme: z.enum(['same', 'light', 'dark']),
  /** `#rrggbb`; null for the theme's own. */
  topNavColor: barColor,
  headerNavColor: barColor,
});
export type Preferences = z.infer<typeof Preferences>;

export const UserDetails = z.object({
  id: Id,
  email: z.string(),
  displayName: z.string(),
  isSuperAdmin: z.boolean(),
  isPhysician: z.boolean(),
  locale: z.string(),
  /** What the user has chosen of Preferences; empty before that. */
  theme: z.record(z.string(), z.unknown()),
  passwordLastUpdatedAt: z.string(),
  version: Version,
});
export type UserDetails = z.infer<typeof UserDetails>;

/** Organization_ID keeps the specification's spelling: it is what the browser stores. */
export const OrganizationMapping = z.object({
  Organization_ID: z.string(),
  organizationName: z.string(),
  roleName: z.string(),
  permissions: z.array(z.enum(permissions)),
  locationId: Id.nullable(),
});
export type OrganizationMapping = z.infer<typeof OrganizationMapping>;

export const OrganizationDetails = z.object({
  id: Id,
  name: z.string(),
  telnyx_from: z.string().nullable(),
  timeZone: z.string(),
  locale: z.string(),
  duplicates: z.enum(['refuse', 'allow']),
  version: Version,
});
export type OrganizationDetails = z.infer<typeof OrganizationDetails>;

export const sessionContract = {
  getUserDetails: route({
    method: 'GET',
    path: '/api/user/dtl/{id}',
    summary: 'User detail by user id',
    access: 'self',
    params: z.object({ id: Id }),
    response: UserDetails,
  }),
  listOrganizationMappings: route({
    method: 'GET',
    path: '/api/orgidmap/{id}',
    summary: "The user's organisation mappings",
    access: 'self',
    params: z.object({ id: Id }),
    response: z.array(OrganizationMapping),
  }),
  getOrganizationDetails: route({
    method: 'GET',
    path: '/api/orgdtls/{orgId}',
    summary: 'Organisation detail, with the outbound sender number',
    access: 'member',
    params: z.object({ orgId: z.union([Id, z.literal(rootOrganizationId)]) }),
    response: OrganizationDetails,
  }),
  saveOrganizationDetails: route({
    method: 'POST',
    path: '/api/orgdtls/save/',
    summary: 'Change the organisation',
    access: 'settings.manage',
    body: z.object({
      name: Name,
      telnyx_from: z.string().nullable(),
      timeZone: z.string(),
      duplicates: z.enum(['refuse', 'allow']),
      version: Version,
    }),
    response: OrganizationDetails,
  }),
  savePreferences: route({
    method: 'POST',
    path: '/api/session/preferences',
    summary: 'Keep how the portal looks for this user',
    access: 'member',
    body: Preferences,
    response: Empty,
  }),
  keepSessionActive: route({
    method: 'POST',
    path: '/api/session/active',
    summary: 'Say that somebody is there; a session of which nothing like it was said for half an hour is locked',
    access: 'member',
    body: Empty,
    response: Empty,
  }),
  lockSession: route({
    method: 'POST',
    path: '/api/session/lock',
    summary: 'Lock this session: its tokens open nothing until the password is proven again',
    access: 'member',
    body: Empty,
    response: Empty,
  }),
};
