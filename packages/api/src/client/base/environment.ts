/**
 * What the calls need from around them. The store hands it to every endpoint as the thunk's extra argument, so that
 * stories and tests bring their own.
 */
export interface ApiEnvironment {
  /** Where the server is: empty for the page's own origin, else an absolute address without a trailing slash. */
  baseUrl: string;
  /** The bearer token, renewed when it is about to run out; null when signed out. */
  accessToken: () => Promise<string | null>;
  /** The organisation one works in; null when signed out. */
  organizationId: () => string | null;
  /** Answered 401 or 403 with this token: clears what is stored and leads to the sign-in page. */
  endSession: (token: string) => void;
  /** Answered 423 with this token: leads to the lock screen. */
  sessionLocked: (token: string) => void;
  /** Whether the server tells of changes at present, so that nobody has to ask; kept by followEvents. */
  isLive?: boolean;
}

/** The headers that say who calls. */
export async function identify(environment: ApiEnvironment): Promise<{ token: string | null; headers: Record<string, string> }> {
  const token = await environment.accessToken();
  const organizationId = environment.organizationId();
  return {
    token,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(organizationId && { 'x-organization-id': organizationId }),
    },
  };
}
