import type {
  OrganizationDetails,
  OrganizationMapping,
  UserDetails,
} from '../../contract/session.contract.ts';

/** What the browser keeps of a session, under the names that belong to the product. */
export interface StoredItems {
  /** The access token. */
  AUTH_TOKEN: string;
  USER_ID: string;
  /** When the user was last active, in milliseconds since 1970; while it is there the session is locked. */
  LOCKSCREEN: number;
  USER_DETAILS: UserDetails;
  MAP_DETAILS: OrganizationMapping[] | DefaultMapping[];
  /** Holds telnyx_from, the number that the organisation sends from. */
  ORG_DETAILS: OrganizationDetails;
  /** Id of the location that one works at. */
  CURRENT_LOCATION: string;
}

/** Stored for a user without any mapping. */
export type DefaultMapping = { Organization_ID: string };

export type StoredName = keyof StoredItems;

export interface ItemStore {
  /** Null when it is not there or cannot be read. */
  read<Name extends StoredName>(name: Name): StoredItems[Name] | null;
  write<Name extends StoredName>(name: Name, value: StoredItems[Name]): void;
  remove(...names: StoredName[]): void;
}

/** Gone when the server says that the session has ended. */
export const sessionItems = [
  'AUTH_TOKEN',
  'USER_ID',
  'LOCKSCREEN',
  'USER_DETAILS',
  'MAP_DETAILS',
  'ORG_DETAILS',
] as const satisfies StoredName[];

/** Where the sign-in client keeps its own session. */
export const authStorageKey = 'intake-auth';

const isText = { AUTH_TOKEN: true, USER_ID: true, CURRENT_LOCATION: true } as Partial<
  Record<StoredName, true>
>;

/** Texts are stored as they are, everything else as JSON. */
export const createItemStore = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ItemStore => ({
  read<Name extends StoredName>(name: Name) {
    const text = storage.getItem(name);
    if (text === null || isText[name]) return text as StoredItems[Name] | null;
    try {
      return JSON.parse(text) as StoredItems[Name];
    } catch {
      return null;
    }
  },
  write: (name, value) => storage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value)),
  remove(...names) {
    for (const name of names) storage.removeItem(name);
    // The lock marker has gone by two names.
    if (names.includes('LOCKSCREEN')) storage.removeItem('LOCK_SCREEN');
  },
});
