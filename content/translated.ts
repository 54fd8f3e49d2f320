/** Keys whose texts are the same in every language, because code compares them or follows them. */
type Fixed =
  'alias' | 'code' | 'conversion' | 'file' | 'href' | 'id' | 'kind' | 'section' | 'status' | 'url';

/** The type of a translation: the keys and lists of the English words, with other texts in them. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends number | boolean | null | undefined
    ? Words
    : Words extends (...data: infer Data) => infer Result
      ? (...data: Data) => Translated<Result>
      : {
          readonly [Key in keyof Words]: Key extends Fixed
            ? Words[Key] extends string | undefined
              ? Words[Key]
              : Translated<Words[Key]>
            : Translated<Words[Key]>;
        };
