import '@plinth/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root.');
const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
