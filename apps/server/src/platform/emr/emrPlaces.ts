import { join } from 'node:path';

export interface MllpAddress {
  host: string;
  port: number;
  /** By TLS. */
  isSecure: boolean;
}

/** An address, and files that need not be there. */
export interface MllpConnection extends MllpAddress {
  /** Certificates of whom it trusts, in place of the authorities that Node knows. */
  ca?: string | undefined;
  /** What this side shows, where the other asks for it. */
  cert?: string | undefined;
  key?: string | undefined;
}

/** What the operator has set up: nobody who uses the product names a path or an address. */
export interface EmrPlaces {
  /** Absolute; undefined where nothing is exported to folders. */
  folder: string | undefined;
  /** Addresses that take HL7, by their names. */
  connections: Readonly<Record<string, MllpAddress>>;
  /** Absolute; the folder of what connections by TLS trust and show. */
  certificates: string | undefined;
}

export const noPlaces: EmrPlaces = { folder: undefined, connections: {}, certificates: undefined };

/** Where a connection leads, and what it trusts and shows; undefined for a name that nobody has set up. */
export function connectionOf({ connections, certificates }: EmrPlaces, name: string): MllpConnection | undefined {
  const address = Object.hasOwn(connections, name) ? connections[name] : undefined;
  if (!address) return undefined;
  const pem = (what: string) => certificates && join(certificates, `${name}-${what}.pem`);
  return { ...address, ca: pem('ca'), cert: pem('cert'), key: pem('key') };
}

/** Each organisation has a folder of its own: none can write where another's system looks. */
export const folderOf = ({ folder }: EmrPlaces, organizationId: string, place: string): string | undefined => folder && join(folder, organizationId, place);
