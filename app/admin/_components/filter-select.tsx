'use client';

import type { ComponentProps } from 'react';
import { NativeSelect } from '@/components/ui/native-select';

/** A select that sends its form when something is chosen; without a script the button of the form does. */
export function FilterSelect(props: Omit<ComponentProps<typeof NativeSelect>, 'onChange'>) {
  return (
    <NativeSelect {...props} onChange={({ currentTarget: { form } }) => form?.requestSubmit()} />
  );
}
