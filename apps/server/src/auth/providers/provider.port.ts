import { AuthError } from '../protocol/authError.ts';

/** What is sent along to another identity provider and expected back from it. */
export interface ProviderFlow {
  /** Where the provider leads back to: `<issuer>/callback`. */
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom another identity provider says that somebody is. */
export interface ProviderIdentity {
  /** The provider's own id of the person. */
  subject: string;
  email: string | undefined;
  /** Only then the address proves anything. */
  isEmailVerified: boolean;
  name: string | undefined;
  picture: string | undefined;
  accessToken: string;
  refreshToken: string | undefined;
}

export interface ProviderWishes {
  scopes: string | undefined;
  /** Further parameters of the provider's own, such as prompt. */
  parameters: Record<string, string>;
}

/** Another service that people may sign in with. */
export interface IdentityProvider {
  /** Where the browser has to go. Rejects when the provider cannot be reached. */
  authorizationUrl(flow: ProviderFlow, wishes: ProviderWishes): Promise<string>;
  /**
   * Whom the way back names.
   * @param callback the address that the provider led back to, with its query
   * Rejects with ProviderRefusal when it refused or what it says does not hold.
   */
  identify(callback: URL, flow: ProviderFlow): Promise<ProviderIdentity>;
  /**
   * Whom a token of the provider names that an application got there by itself. Only OpenID providers have such.
   * Rejects with ProviderRefusal when it is not good.
   */
  identifyToken?(token: ProviderToken): Promise<ProviderIdentity>;
}

export interface ProviderToken {
  idToken: string;
  accessToken: string | undefined;
  /** Whose SHA-256 the token names, when it names one. */
  nonce: string | undefined;
}

/** The provider, or the person at it, said no; or its answer could not be believed. */
export class ProviderRefusal extends Error {
  constructor(
    /** As OAuth names it, such as access_denied. */
    readonly error: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What a browser is told when the provider did not answer. */
export const unreachable = (): AuthError =>
  new AuthError(500, 'unexpected_failure', 'The provider could not be asked');

export type ProviderName = 'google' | 'facebook';
export type IdentityProviders = Partial<Record<ProviderName, IdentityProvider>>;

/** The provider of that name, if it is offered. */
export const findProvider = (providers: IdentityProviders, name: string): IdentityProvider | undefined =>
  Object.hasOwn(providers, name) ? providers[name as ProviderName] : undefined;
