/** Looks like an e-mail address; whether it is one, a mail to it shows. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
