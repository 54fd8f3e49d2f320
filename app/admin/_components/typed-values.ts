'use client';

import { createContext, use } from 'react';
import type { FormValues } from '@/lib/collections/row';

/** What the fields of a form hold while they are typed, by name. */
export const TypedValues = createContext<FormValues>({});

/** What the fields of the form around a component hold while they are typed, by name. */
export function useTypedValues(): FormValues {
  return use(TypedValues);
}
