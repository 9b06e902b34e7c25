/** Where one answers as a patient. */
export const phonesPath = '/app/pages/developer/phones';
