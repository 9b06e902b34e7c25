/** Lets links, menus and lists follow the client router: give it `navigate` and `useHref` once, near the root. */
export { RouterProvider } from 'react-aria-components';
