import { sampleDoor } from '@/content/provider-page';

/** The card of a door: printed lines that came in by themselves, and one that the host has written. */
export function DoorCard() {
  const [name, value] = sampleDoor.written;
  return (
    <div className="mt-auto bg-card px-6 pt-6 leading-snug forced-colors:border">
      <p className="border-b-[1.5px] border-foreground pb-2.5 font-display text-h4 font-semibold">
        {sampleDoor.title}
      </p>
      <dl>
        {sampleDoor.rows.map(([label, text]) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] border-b py-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className="-mx-6 mt-2 grid grid-cols-[7rem_minmax(0,1fr)] bg-lamp px-6 py-2.5 text-moon">
          <dt>{name}</dt>
          <dd>
            {value}
            <span className="block text-small text-moon-mist">{sampleDoor.byYou}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}
