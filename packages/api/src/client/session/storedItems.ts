import type {
  OrganizationDetails,
  OrganizationMapping,
  UserDetails,
} from '../../contract/access/session.contract.ts';
import { listeners } from './listeners.ts';

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
  /** When somebody last did something in any tab of this browser, in milliseconds since 1970. */
  LAST_ACTIVE: number;
}

/** Stored for a user without any mapping. */
export type DefaultMapping = { Organization_ID: string };

export type StoredName = keyof StoredItems;

export interface ItemStore {
  /** Null when it is not there or cannot be read. */
  read<Name extends StoredName>(name: Name): StoredItems[Name] | null;
  write<Name extends StoredName>(name: Name, value: StoredItems[Name]): void;
  remove(...names: StoredName[]): void;
  /** What is stored under these names as one text, which is another as soon as one of them is. */
  snapshot(...names: StoredName[]): string;
  /** Calls back after each change; returns a function that stops. */
  onChange(listener: (change: StoredChange) => void): () => void;
}

export interface StoredChange {
  names: readonly StoredName[];
  /** In another tab of this browser. */
  isElsewhere: boolean;
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

/** The lock marker has gone by two names. */
const otherLockName = 'LOCK_SCREEN';

/**
 * Texts are stored as they are, everything else as JSON.
 * @param events tells of the changes of other tabs: the window of a browser
 */
export function createItemStore(storage: Storage, events?: EventTarget): ItemStore {
  const changed = listeners<[StoredChange]>();
  events?.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent;
    if (storageArea !== storage) return;
    // No key at all: everything was cleared.
    const name = (key === otherLockName ? 'LOCKSCREEN' : key) as StoredName | null;
    changed.tell({ names: name === null ? sessionItems : [name], isElsewhere: true });
  });
  const textOf = (name: StoredName) =>
    storage.getItem(name) ?? (name === 'LOCKSCREEN' ? storage.getItem(otherLockName) : null);

  return {
    read<Name extends StoredName>(name: Name) {
      const text = textOf(name);
      if (text === null || isText[name]) return text as StoredItems[Name] | null;
      try {
        return JSON.parse(text) as StoredItems[Name];
      } catch {
        return null;
      }
    },
    write(name, value) {
      storage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
      changed.tell({ names: [name], isElsewhere: false });
    },
    remove(...names) {
      for (const name of names) storage.removeItem(name);
      if (names.includes('LOCKSCREEN')) storage.removeItem(otherLockName);
      changed.tell({ names, isElsewhere: false });
    },
    snapshot: (...names) => JSON.stringify(names.map(textOf)),
    onChange: changed.add,
  };
}
