import { join } from 'node:path';

export interface MllpAddress {
  host: string;
  port: number;
}

/** What the operator has set up: nobody who uses the product names a path or an address. */
export interface EmrPlaces {
  /** Absolute; undefined where nothing is exported to folders. */
  folder: string | undefined;
  /** Addresses that take HL7, by their names. */
  connections: Readonly<Record<string, MllpAddress>>;
}

export const noPlaces: EmrPlaces = { folder: undefined, connections: {} };

/** Each organisation has a folder of its own: none can write where another's system looks. */
export const folderOf = ({ folder }: EmrPlaces, organizationId: string, place: string): string | undefined => folder && join(folder, organizationId, place);
