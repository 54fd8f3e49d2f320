/** One answer of the doctor. Text and advice never hold a key, a password or an address of a person. */
export type Line = {
  status: 'right' | 'wrong' | 'not checked';
  subject: string;
  text: string;
  /** What to do about it; with `wrong` always. */
  advice?: string;
};

export const right = (subject: string, text: string): Line => ({ status: 'right', subject, text });

export const wrong = (subject: string, text: string, advice: string): Line => ({
  status: 'wrong',
  subject,
  text,
  advice,
});

export const notChecked = (subject: string, text: string, advice?: string): Line => ({
  status: 'not checked',
  subject,
  text,
  ...(advice && { advice }),
});
