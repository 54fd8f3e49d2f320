'use client';

import { createContext, use, useEffect, type ReactNode } from 'react';
import { openDrafts } from '@/components/forms/desk-drafts';

const User = createContext({ id: '', isOwner: false });

/** The administrator who works here. */
export function useDeskUser(): { id: string; isOwner: boolean } {
  return use(User);
}

/** Tells the forms within who works with them. */
export function DeskUser({
  id,
  isOwner,
  children,
}: {
  id: string;
  isOwner: boolean;
  children: ReactNode;
}) {
  useEffect(() => openDrafts(id), [id]);
  return <User value={{ id, isOwner }}>{children}</User>;
}
