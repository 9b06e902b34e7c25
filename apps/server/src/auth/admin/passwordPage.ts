/** The portal's page for a new password: somebody who was invited knows no address of Intake yet. */
export const passwordPage = (siteUrl: string) => `${siteUrl}/auth/reset-password`;
