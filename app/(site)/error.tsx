'use client';

import { lazy } from 'react';

// Loaded only after a failure, so that no page carries it.
export default lazy(() => import('@/components/states/failed-route'));
