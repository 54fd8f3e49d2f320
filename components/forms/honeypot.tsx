import { HONEYPOT_FIELD } from '@/lib/security/form-guard';

/** A field that people cannot see or reach. Bots fill in every field. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        {label}
        <input
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
        />
      </label>
    </div>
  );
}
