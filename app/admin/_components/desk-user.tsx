'use client';

import { createContext, use, useEffect, type ReactNode } from 'react';
import { openDrafts } from '@/components/forms/desk-drafts';

const User = createContext('');

/** The id of the administrator who works here. */
export function useDeskUser(): string {
  return use(User);
}

/** Tells the forms within whose drafts they keep. */
export function DeskUser({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => openDrafts(id), [id]);
  return <User value={id}>{children}</User>;
}
