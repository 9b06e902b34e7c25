/** Stands for the installation's first organisation, where no mapping names another. */
export const rootOrganizationId = '1';
