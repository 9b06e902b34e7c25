/** Where every sign-in service of this kind says how it lets people in. */
export const signInOptionsPath = '/auth/v1/settings';
