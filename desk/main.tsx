import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import './styles/desk.css';

const place = document.getElementById('desk');
if (place === null) throw new Error('The page has no place for the desk.');
createRoot(place).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
