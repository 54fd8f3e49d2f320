'use client';

import { lazy } from 'react';

// Loaded only when something has failed: no page carries it along.
export default lazy(() => import('./failed-screen'));
