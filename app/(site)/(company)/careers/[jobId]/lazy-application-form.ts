'use client';

import { lazyForm } from '@/components/forms/lazy-form';
import { APPLY } from './use-reveal';

/** The application form, in a chunk of its own. */
export const LazyApplicationForm = lazyForm(APPLY, () =>
  import('./renewed-application-form').then(({ RenewedApplicationForm }) => RenewedApplicationForm),
);
