/** First light on the peak: every shape has two flat tones and a hard split. */
export function Mountains({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <path className="fill-dawn-haze" d="M0 0h1440v190H0z" />
      <circle className="fill-brass" cx="840" cy="236" r="108" />
      <FarRange />
      <Peak />
      <path
        className="fill-night"
        d="M0 560V470L180 420L380 500L560 560zM1440 560V452L1290 420L1120 500L980 560z"
      />
    </svg>
  );
}

function FarRange() {
  return (
    <>
      <path
        className="fill-moon-soft"
        d="M0 420L150 330L260 372L420 270L560 360L700 300L860 392L1010 300L1180 372L1300 310L1440 380V560H0z"
      />
      <path
        className="fill-control"
        d="M420 270L560 360L520 420L440 380zM1010 300L1180 372L1120 420L1040 372z"
      />
    </>
  );
}

function Peak() {
  return (
    <>
      <path
        className="fill-lamp"
        d="M300 560L560 330L640 236L672 176L702 92L742 146L800 262L930 384L1120 560z"
      />
      <path
        className="fill-dawn-glow"
        d="M702 92L742 146L800 262L930 384L1120 560H724L742 420L700 306L716 216z"
      />
      <path
        className="fill-moon-soft"
        d="M702 92L672 176L646 228L664 246L684 214L698 262L716 216z"
      />
      <path className="fill-paper" d="M702 92L742 146L796 254L770 268L750 236L734 286L716 216z" />
      <path
        className="fill-night-raised"
        d="M700 306L742 420L724 560H590L640 440L622 350zM560 330L622 350L560 450L470 420L424 450z"
      />
      <path
        className="fill-dawn-flank"
        d="M800 262L930 384L1000 449L880 460L830 380L790 400zM742 420L790 470L770 560H724z"
      />
    </>
  );
}
