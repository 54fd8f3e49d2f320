'use client';

import { createContext, use } from 'react';
import type { FormValues } from '@/lib/collections/row';

/** The values of the fields of a form while they are typed, by name. */
export const TypedValues = createContext<FormValues>({});

/** Gives the values of the fields of the form around a component while they are typed, by name. */
export function useTypedValues(): FormValues {
  return use(TypedValues);
}
