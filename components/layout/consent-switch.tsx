interface ConsentSwitchProps {
  name: string;
  label: string;
  note: string;
  on?: boolean;
  disabled?: boolean;
}

/** A switch with its name; where there is room, also a word on what it stands for. */
export function ConsentSwitch({ name, label, note, on = false, disabled }: ConsentSwitchProps) {
  return (
    <div className="sm:flex sm:min-h-12 sm:items-center sm:border-b sm:first-of-type:border-t">
      <label
        htmlFor={`consent-${name}`}
        className="flex min-h-11 cursor-pointer flex-col gap-1.5 py-1 sm:flex-1 sm:flex-row sm:items-center sm:gap-4"
      >
        <span className="font-semibold sm:w-24 sm:flex-none">{label}</span>
        <span className="hidden flex-1 text-small leading-snug text-muted-foreground sm:block">
          {note}
        </span>
        <input
          id={`consent-${name}`}
          type="checkbox"
          role="switch"
          name={name}
          defaultChecked={on}
          disabled={disabled}
          className={knob}
        />
      </label>
    </div>
  );
}

// A key tag that lies on the left, or hangs on the right. Forced colours get the browser's own box.
const knob = [
  'h-7 w-13 flex-none cursor-[inherit] appearance-none rounded-sm border-[1.5px] border-input transition-colors',
  'before:block before:h-full before:w-5.5 before:bg-[radial-gradient(circle_at_0.5rem,var(--card)_2px,theme(colors.moon.soft)_2.5px)] before:transition-[translate]',
  'before:[clip-path:polygon(28%_0,100%_0,100%_100%,28%_100%,0_72%,0_28%)]',
  'checked:border-lamp-bright checked:bg-lamp-bright checked:before:translate-x-[1.6875rem] checked:before:bg-[radial-gradient(circle_at_0.5rem,theme(colors.lamp.DEFAULT)_2px,theme(colors.moon.DEFAULT)_2.5px)]',
  'disabled:opacity-70 forced-colors:h-6 forced-colors:w-6 forced-colors:appearance-auto',
].join(' ');
