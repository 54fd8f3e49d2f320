import { visibleLength } from '../text/clean-text.ts';
import { emailWith, line, optional, optionalPhone, text } from '../forms/fields.ts';
import { z } from '../zod.ts';

const NAME = 'Full name must be at least 2 characters.';
const LONGEST_LETTER = 10_000;

// Counted in whole characters, as the database counts them.
const fullName = line(200, 'Full name can be at most 200 characters.', NAME).refine(
  (name) => visibleLength(name) >= 2,
  NAME,
);

const coverLetter = text(LONGEST_LETTER, 'The cover letter can be at most 10,000 characters.');

/** What the text fields of an application send. Form and action parse with it. */
export const applicationFieldsSchema = z.object({
  fullName,
  email: emailWith('Please enter a valid email address.'),
  phone: optionalPhone,
  coverLetter: optional(coverLetter),
});
