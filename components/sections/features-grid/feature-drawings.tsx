import { Fragment, type ReactNode } from 'react';
import type { FeatureDrawing as DrawingName } from '@/content/home';
import { cn } from '@/lib/utils';

const drawings: Record<DrawingName, () => ReactNode> = {
  escalation: Escalation,
  whatsapp: Whatsapp,
  analytics: Analytics,
  hours: Hours,
  languages: Languages,
  notes: Notes,
  onboarding: Onboarding,
  simulator: Simulator,
};

/** The drawing above a feature. Heading and text say the same, so it is hidden from screen readers. */
export function FeatureDrawing({ name }: { name: DrawingName }) {
  const Drawing = drawings[name];
  return (
    <svg viewBox="0 0 320 250" aria-hidden="true">
      <Drawing />
    </svg>
  );
}

/** The bell, and the card that asks the host for one word. */
function Escalation() {
  return (
    <g transform="translate(-9)">
      <path className="fill-moon" d="M24 222a38 38 0 0 1 76 0zM52 176a11 8 0 0 1 22 0z" />
      <path className="fill-paper" d="M132 234l14-144h138l-14 144z" />
      <path
        className="fill-moon-soft"
        d="M62 184a38 38 0 0 1 38 38H81a23 38 0 0 0-19-38zM16 222h92v10H16zM59 176h7v9h-7zM270 234l14-144 16 144z"
      />
      <text x="161" y="124">
        Door 7 asks:
      </text>
      <text x="159" y="147" className="font-bold">
        baby bed?
      </text>
      <path className="fill-lamp" d="M155 168h50l-4.5 44h-50z" />
      <path className="stroke-ink" d="M217 168h48l-4.5 43h-48z" fill="none" strokeWidth="1.5" />
      <text x="178" y="195" textAnchor="middle" className="fill-paper font-bold">
        yes
      </text>
      <text x="239" y="195" textAnchor="middle">
        no
      </text>
    </g>
  );
}

/** A guest’s own phone, with three messages on it. */
function Whatsapp() {
  return (
    <>
      <rect className="fill-moon-soft" x="90" y="24" width="140" height="214" rx="9" />
      <path className="fill-night" d="M160 27h61a6 6 0 0 1 6 6v196a6 6 0 0 1-6 6h-61z" />
      <path className="fill-ink" d="M160 27H99a6 6 0 0 0-6 6v196a6 6 0 0 0 6 6h61z" />
      <path className="fill-paper" d="M102 42h116v174H102z" />
      <path className="fill-night" d="M110 52h68v28h-60l-8 8zM110 172h66v28h-58l-8 8z" />
      <path className="fill-lamp" d="M124 96h86v62l-8-8h-78z" />
      <g className="fill-paper">
        <text x="118" y="72">
          Il wifi?
        </text>
        <text x="132" y="117">
          Carta blu,
        </text>
        <text x="132" y="138">
          in cucina.
        </text>
        <text x="118" y="192">
          Grazie
        </text>
      </g>
      <path className="stroke-moon-soft" d="M148 226h24" strokeWidth="3" />
    </>
  );
}

/** The board with the questions that keep coming back; the last of them still asks the host. */
function Analytics() {
  return (
    <>
      <path className="stroke-moon-soft" d="M72 220l-14 22M248 220l14 22" strokeWidth="6" />
      <path className="fill-paper" d="M44 42h232v182H44z" />
      <path d="M44 42h232v36H44z" />
      <text x="58" y="66" className="fill-moon font-semibold">
        Asked most often
      </text>
      {['Wifi', 'Parking', 'Check-in', 'Baby bed'].map((label, index) => (
        <text key={label} x="58" y={108 + index * 32}>
          {label}
        </text>
      ))}
      <path className="fill-lamp" d="M146 95h104v17H146zM146 127h74v17H146zM146 159h50v17H146z" />
      <path className="fill-oxblood" d="M146 191h22v17H146z" />
    </>
  );
}

/** A clock of twenty-four hours, half of them night, at 02:14. */
function Hours() {
  return (
    <>
      <path className="stroke-moon-soft" d="M120 200l-22 42M200 200l22 42" strokeWidth="7" />
      <circle className="fill-moon-soft" cx="160" cy="126" r="98" />
      <circle className="fill-paper" cx="160" cy="126" r="89" />
      <path className="fill-night" d="M71 126a89 89 0 0 1 178 0z" />
      <circle
        className="stroke-control"
        cx="160"
        cy="126"
        r="76"
        pathLength="48"
        fill="none"
        strokeWidth="10"
        strokeDasharray=".3 1.7"
        strokeDashoffset=".15"
      />
      <text x="160" y="84" textAnchor="middle" className="fill-moon font-semibold">
        24
      </text>
      <text x="160" y="186" textAnchor="middle" className="font-semibold">
        12
      </text>
      <path
        className="fill-brass"
        d="M157 144V54l3-9 3 9v90zM153 126a7 7 0 1 1 14 0 7 7 0 1 1-14 0z"
        transform="rotate(33.5 160 126)"
      />
    </>
  );
}

const WORDS = [
  { word: 'Grazie', length: 106, tag: 'fill-lamp-lit', ink: 'fill-moon' },
  { word: 'Merci', length: 130, tag: 'fill-paper' },
  { word: 'Danke', length: 112, tag: 'fill-oxblood', ink: 'fill-moon' },
  { word: 'Dank je', length: 142, tag: 'fill-moon-soft' },
  { word: 'Aitäh', length: 104, tag: 'fill-lamp-lit', ink: 'fill-moon' },
];

/** Five tags on a rail: thank you, in the language of each guest. */
function Languages() {
  return (
    <>
      <path className="stroke-moon-soft" d="M34 44h252" strokeWidth="5" />
      <path
        className="stroke-moon-soft"
        d="M60 45v24M110 45v24M160 45v24M210 45v24M260 45v24"
        strokeWidth="1.5"
      />
      {WORDS.map(({ word, length, tag, ink }, index) => (
        <Fragment key={word}>
          <path
            className={tag}
            fillRule="evenodd"
            d={`M${51 + index * 50} 62h18l10 12v${length - 12}h-38V74zm9 8a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z`}
          />
          <text
            transform={`translate(${66 + index * 50} ${52 + length}) rotate(-90)`}
            className={cn('font-semibold', ink)}
          >
            {word}
          </text>
        </Fragment>
      ))}
    </>
  );
}

/** The sheet of a booking: what was agreed is written where the team looks. */
function Notes() {
  return (
    <>
      <path className="fill-paper" d="M24 240L48 70h210l24 170z" />
      <path className="fill-moon-soft" d="M258 70l24 170h-34L228 70z" />
      <path className="fill-control" d="M120 58h66v20h-66zM136 48h34v12h-34z" />
      <path className="stroke-control" d="M43 126h205M39 158h215M31 222h232" />
      <path className="fill-lamp" d="M36 168h224l5 36H31z" />
      <text x="58" y="116">
        Door 7
      </text>
      <text x="130" y="116">
        18 to 20 July
      </text>
      <text x="53" y="148">
        Guests
      </text>
      <text x="130" y="148">
        2 and a baby
      </text>
      <text x="49" y="192" className="fill-paper font-bold">
        Note
      </text>
      <text x="130" y="192" className="fill-paper font-bold">
        Baby bed: yes
      </text>
      <path className="fill-oxblood" d="M292 212l-30-64 9-4 30 64 3 13z" />
      <path className="fill-oxblood-shade" d="M271 144l30 64 3 13-6-5-31-70z" />
    </>
  );
}

/** The way up in four steps, and the flag at its end. */
function Onboarding() {
  return (
    <>
      <path className="fill-moon-soft" d="M44 42h232v192H44z" />
      <circle className="fill-paper" cx="92" cy="84" r="22" />
      <path className="fill-lamp" d="M44 234v-60l66-58 50 42 54-86 62 92v70z" />
      <path className="fill-night" d="M214 72l62 92v70h-82l28-84z" />
      <path className="fill-paper" d="M214 72l25 37-15 8-9-11-12 15-12-13z" />
      <path
        className="stroke-moon"
        d="M66 218l46-24-16-30 64 4 30-40 14-20 8-36"
        fill="none"
        strokeWidth="3"
        strokeDasharray="6 6"
      />
      <path
        className="fill-paper"
        d="M53 218a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM83 164a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM147 168a13 13 0 1 0 26 0 13 13 0 1 0-26 0z"
      />
      <g textAnchor="middle" className="font-bold">
        <text x="66" y="224">
          1
        </text>
        <text x="96" y="170">
          2
        </text>
        <text x="160" y="174">
          3
        </text>
      </g>
      <path className="fill-oxblood" d="M212 28h42l-9 14 9 14h-39v18h-3z" />
      <text x="228" y="48" textAnchor="middle" className="fill-moon font-bold">
        4
      </text>
    </>
  );
}

/** A doll’s house: the host asks like a guest, and reads the answer before any guest does. */
function Simulator() {
  return (
    <>
      <path className="fill-paper" d="M40 238v-98h110v98z" />
      <path className="fill-moon-soft" d="M150 238v-98l34-14v100z" />
      <path className="fill-oxblood" d="M24 146l72-62 70 62z" />
      <path className="fill-oxblood-shade" d="M96 84l50-16 58 54-38 24z" />
      <path className="fill-lamp" d="M82 238v-60h34v60z" />
      <path className="fill-night" d="M50 160h22v22H50zM126 160h16v22h-16zM109 208h3v6h-3z" />
      <path
        className="stroke-moon"
        d="M168 22h132v36h-98l-14 14V58h-20z"
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
      <path className="fill-lamp-lit" d="M206 90h94v92l-12-12h-82z" />
      <g className="fill-moon">
        <text x="181" y="46">
          Pets allowed?
        </text>
        <text x="216" y="114">
          One dog,
        </text>
        <text x="216" y="135">
          15 francs
        </text>
        <text x="216" y="156">
          a night.
        </text>
      </g>
    </>
  );
}
