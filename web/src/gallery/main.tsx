import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../style.css';
import { applyAppearance } from '../ui/appearance.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Tooltips } from '../ui/Tooltips.tsx';
import { Gallery } from './Gallery.tsx';

applyAppearance();
const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the gallery.');
createRoot(place).render(
  <StrictMode>
    <Toasts>
      <Gallery />
    </Toasts>
    <Tooltips />
  </StrictMode>,
);
