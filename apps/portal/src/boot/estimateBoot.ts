import { attachEstimate } from '../screens/home/RevenueForm/attachEstimate.ts';

// Stands at the end of the page that estimates what unanswered faxes cost: its fields are there already.
const root = document.querySelector<HTMLElement>('[data-estimate]');
if (root) attachEstimate(root, document.documentElement.lang);
