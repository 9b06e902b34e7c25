import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <form>
    <input name="email" type="email" aria-label="Email" />
    <input name="password" type="password" aria-label="Password" />
    <button>Sign in</button>
  </form>,
);
