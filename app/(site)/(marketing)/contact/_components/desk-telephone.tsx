/** The centres of the ten finger holes of the dial. */
const HOLES = Array.from({ length: 10 }, (_, index) => {
  const angle = ((60 - index * 30) * Math.PI) / 180;
  return { x: 210 + 41 * Math.cos(angle), y: 214 - 41 * Math.sin(angle) };
});

/** The telephone of the desk. Its cord reaches to the left edge of the window. */
export function DeskTelephone() {
  return (
    <div className="mt-10 mr-6 ml-auto w-48 xl:mt-auto xl:mr-0 xl:ml-0 xl:w-[min(24rem,80%)] xl:pt-16">
      <svg viewBox="40 40 340 262" aria-hidden="true" className="block w-full overflow-visible">
        <path className="stroke-ink" d="M84 291H-2400" fill="none" strokeWidth="2" />
        <path className="fill-lamp" d="M112 142h196l52 144H60z" />
        <path className="fill-night-raised" d="M210 142h98l52 144H210z" />
        <path className="fill-ink" d="M48 286h162v16H48z" />
        <path className="fill-night" d="M210 286h162v16H210z" />
        <Handset />
        <Dial />
      </svg>
    </div>
  );
}

function Handset() {
  return (
    <>
      <path className="fill-ink-soft" d="M150 118h16v24h-16zM254 118h16v24h-16z" />
      <path
        className="fill-ink"
        d="M210 46v40h-42c-10 0-14 6-14 14v8h12v26H70v-26h12V98c0-34 22-52 60-52z"
      />
      <path
        className="fill-night"
        d="M210 46v40h42c10 0 14 6 14 14v8h-12v26h96v-26h-12V98c0-34-22-52-60-52z"
      />
    </>
  );
}

function Dial() {
  return (
    <>
      <circle className="fill-moon" cx="210" cy="214" r="58" />
      <path className="fill-moon-soft" d="M210 156a58 58 0 0 1 0 116z" />
      {HOLES.map(({ x, y }) => (
        <circle key={x} className="fill-ink" cx={x.toFixed(1)} cy={y.toFixed(1)} r="8" />
      ))}
      <circle className="fill-brass" cx="210" cy="214" r="22" />
      <path className="fill-brass-shade" d="M210 192a22 22 0 0 1 0 44z" />
    </>
  );
}
