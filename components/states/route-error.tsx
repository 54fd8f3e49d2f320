'use client';

import { lazy } from 'react';

/** The error boundary's screen for every route. It loads when something has failed, so that no page carries it. */
export const RouteError = lazy(() => import('./failed-route'));
