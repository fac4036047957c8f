import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from '#shell/router.tsx';
import { pages } from './pages.tsx';

const app = document.getElementById('app');
if (!app) throw new Error('index.html has no element with the id app');
createRoot(app).render(<RouterProvider router={createAppRouter(pages)} />);
