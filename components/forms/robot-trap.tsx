import { TRAP_FIELD } from '@/lib/form-guard';

/** A field that people neither see nor reach. Machines fill in whatever they find. */
export function RobotTrap() {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
