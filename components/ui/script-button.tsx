import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated';

/** A button that needs JavaScript: disabled until React has hydrated the page. */
export function ScriptButton(props: ComponentProps<'button'>) {
  return <button type="button" disabled={!useHydrated()} {...props} />;
}
