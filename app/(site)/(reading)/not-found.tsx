'use client';

import { lazy } from 'react';

// Loaded only when a page finds nothing at its address: no page carries it along.
export default lazy(() => import('./not-found-screen'));
