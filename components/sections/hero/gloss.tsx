import { readerLanguages, type Gloss as GlossText } from '@/content/scenes/scene';

/** A sentence in every reader's language; the style sheet shows the chosen one. */
export function Gloss({ text }: { text: Partial<GlossText> }) {
  return readerLanguages.map(({ code }) =>
    text[code] ? (
      <span key={code} lang={code}>
        {text[code]}
      </span>
    ) : null,
  );
}
