import type { RefObject } from 'react';
import { useShortcut } from './keys';

/** Ctrl+S and, on a Mac, Cmd+S save the form. The page itself is never what an administrator means to save. */
export function useSaveShortcut(
  form: RefObject<HTMLFormElement | null>,
  hasUnsaved: () => boolean,
) {
  useShortcut('s', (event) => {
    event.preventDefault();
    const dialog = document.querySelector('[role=dialog][aria-modal], [role=alertdialog]');
    const isBehind = dialog && !dialog.contains(form.current);
    // A page may have several: the one with the focus is meant, and none that is folded away.
    const focused = document.activeElement?.closest('main form') ?? form.current;
    const isMeant = focused === form.current && form.current?.checkVisibility();
    if (!event.repeat && !isBehind && isMeant && hasUnsaved()) form.current?.requestSubmit();
  });
}
