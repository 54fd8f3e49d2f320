import { cn } from '@/lib/utils';

const WORDS = [
  { word: 'Grazie', length: 106, paint: 'fill-lamp-lit', ink: 'fill-moon' },
  { word: 'Merci', length: 130, paint: 'fill-paper', ink: 'fill-ink' },
  { word: 'Danke', length: 112, paint: 'fill-oxblood', ink: 'fill-moon' },
  { word: 'Dank je', length: 142, paint: 'fill-moon-soft', ink: 'fill-ink' },
  { word: 'Aitäh', length: 104, paint: 'fill-lamp-lit', ink: 'fill-moon' },
];

/** Five tags on a rail: thank you, in the language of each guest. */
export function LanguagesScene() {
  return (
    <>
      <path className="stroke-moon-soft" d="M34 44h252" strokeWidth="5" />
      {WORDS.map(({ word, length, paint, ink }, index) => (
        <g key={word} transform={`translate(${60 + index * 50} 62)`}>
          <path className="stroke-moon-soft" d="M0-17v24" strokeWidth="1.5" />
          <path
            className={paint}
            fillRule="evenodd"
            d={`M-9 0H9l10 12v${length - 12}h-38V12zM0 8a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z`}
          />
          <text
            transform={`translate(6 ${length - 10}) rotate(-90)`}
            className={cn('font-semibold', ink)}
          >
            {word}
          </text>
        </g>
      ))}
    </>
  );
}
