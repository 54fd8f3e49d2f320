'use client';

import { lazyForm } from '@/components/forms/lazy-form';

/** The contact form, in a chunk of its own. */
export const LazyContactForm = lazyForm('card', () =>
  import('./contact-form').then(({ ContactForm }) => ContactForm),
);
