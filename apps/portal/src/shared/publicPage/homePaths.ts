/** The public pages that refer to each other. */
export const homePaths = {
  homepage: '/home/pages/homepage',
  about: '/home/pages/aboutus',
  terms: '/home/pages/terms',
  privacy: '/home/pages/privacy',
  register: '/home/pages/register',
  access: '/home/pages/access',
  requisition: '/home/pages/requisition',
  subscribe: '/home/pages/subscribe',
  cost: '/home/pages/revenform',
  demoFax: '/home/pages/demofax',
  link: '/home/pages/modaldisplay',
} as const;
