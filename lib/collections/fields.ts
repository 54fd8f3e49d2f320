import { fieldRules } from '../../content/desk-fields.ts';
import { countryName } from '../forms/countries.ts';
import { linkAddress } from '../html/link-address.ts';
import { line, numberIn, text as lines, typedNumber } from '../forms/english-fields.ts';
import { NOON, readSwissTime } from '../text/swiss-time.ts';
import { z } from '../zod.ts';
import { NONE } from './none.ts';

/** The control that edits a field. */
export type FieldKind =
  | 'text'
  | 'address'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'number'
  | 'boolean'
  | 'date'
  | 'moment'
  | 'select'
  | 'html'
  | 'image';

/** One editable column: what the form shows, and what may be stored. The form sends strings, and booleans for boxes. */
export interface Field {
  kind: FieldKind;
  label: string;
  hint?: string;
  optional?: boolean;
  /** The words beside the label in place of “optional”: of an empty field, and of one that is not. */
  beside?: readonly [empty: string, filled: string];
  /** The heading under which it stands, with its neighbours of the same. */
  group?: string;
  /** The choices of a select: stored value and label. */
  options?: Readonly<Record<string, string>>;
  /** Whether it shares a line with the field beside it where there is room. */
  isShort?: true;
  /** Whether another part of the form sets it: it is sent, and not shown. */
  isHidden?: true;
  /** Whether the head of the form has it: it says whether visitors see the row. */
  isInHead?: boolean;
  /** Whether it is a setting, which stands beside the text where there is room. By default its kind decides. */
  isAside?: boolean;
  /** The formatted text whose reading time is stored where the field is left empty. */
  readingTimeOf?: string;
  /** Whether it is shown only: it is neither edited nor sent. */
  readOnly?: boolean;
  /** Gives what administrators read in place of what is stored; `systems` has the names of booking systems by code. */
  text?: (stored: string, systems: ReadonlyMap<string, string>) => string;
  /** No two rows may hold the same value; the database refuses the second one. */
  unique?: boolean;
  /** The value of a new row. */
  initial?: string | boolean | (() => string);
  schema: z.ZodType;
  /**
   * A rule that stored rows may break, because it is younger than they are: gives the sentence where the change breaks it.
   *
   * @param name of this field
   * @param stored what is changed; null for a new row
   */
  refuseChange?: (
    name: string,
    values: Record<string, unknown>,
    stored: Record<string, unknown> | null,
  ) => string | undefined;
}

/** The options that builders take besides their own. */
type Common = Pick<
  Field,
  'label' | 'hint' | 'isAside' | 'isShort' | 'readOnly' | 'unique' | 'initial' | 'beside' | 'group'
>;
type TextOptions = Common & {
  max: number;
  /** The value that is stored when nothing is typed; without it, something must be. */
  blank?: null | '';
  /** The form of a value, and the sentence for a value of another form. */
  pattern?: [RegExp, string];
};

const INTEGER_LIMIT = 2 ** 31 - 1;

/** A single line. */
export function text(options: TextOptions): Field {
  return textField('text', line, options);
}

/** The own part of a page's address, after that of its list. */
export function slug(options: Omit<TextOptions, 'max' | 'pattern'>): Field {
  const sentence = 'Use small letters, digits and hyphens, such as house-rules';
  const pattern: TextOptions['pattern'] = [/^[a-z0-9]+(-[a-z0-9]+)*$/, sentence];
  return text({ ...options, max: 100, pattern, isAside: true, unique: true });
}

/** How long it takes to read a text: computed from it, unless something else is written. */
export function readingTime({ of, ...common }: Common & { of: string }): Field {
  return { ...text({ ...common, max: 40, blank: '' }), readingTimeOf: of, isAside: true };
}

/** Several lines of plain text. */
export function textarea(options: TextOptions): Field {
  return textField('textarea', lines, options);
}

function textField(
  kind: FieldKind,
  base: typeof line,
  { max, blank, pattern, ...common }: TextOptions,
): Field {
  const schema = textSchema(base, common.label, { max, blank, pattern });
  return { ...common, kind, optional: blank !== undefined, schema };
}

/** A country, or several that are separated by commas; written in one of four languages, stored by its English name. */
export function countries({ several, ...common }: Common & { several?: true }): Field {
  const schema = line(2000, fieldRules.tooLong(common.label, 2000)).transform(
    (written, context) => {
      const parts = several ? written.split(',') : [written];
      const named = parts.map((part) => part.trim()).filter(Boolean);
      const unknown = named.filter((name) => !countryName(name));
      if (unknown.length > 0)
        context.addIssue({ code: 'custom', message: `This is no country: ${unknown.join(', ')}` });
      return [...new Set(named.map((name) => countryName(name) ?? name))].join(', ') || null;
    },
  );
  return { ...common, kind: 'text', optional: true, schema };
}

/** The address of a picture: a path of this site or an https address. */
function image(options: Omit<TextOptions, 'max' | 'pattern' | 'blank'>): Field {
  const pattern: TextOptions['pattern'] = [
    /^(https:\/\/[^\s]+|\/(?!\/)[^\s]*)$/,
    'Enter a path of this site, such as /images/desk.png, or an address that begins with https://',
  ];
  return textField('image', address, { ...options, max: 1000, blank: null, pattern });
}

/** A line in which an address without its scheme gets it: `www.example.org/a.png`. */
const address: typeof line = (most, tooLong, required) =>
  line(most, tooLong, required)
    .overwrite((written) => {
      const completed = linkAddress(written);
      return completed?.startsWith('https://') ? completed : written;
    })
    .max(most, tooLong);

/** The description of the picture of `image_url`, for readers who do not see it. A picture that is chosen needs it. */
function imageAlt(): Field {
  const field = text({
    label: 'Description of the picture',
    max: 300,
    blank: '',
    hint: 'What the picture shows, for people who cannot see it. Every picture needs it.',
    isAside: true,
  });
  return {
    ...field,
    optional: false,
    refuseChange: (name, { image_url: image, [name]: alt }, stored) => {
      const isAsStored = stored?.image_url === image && !stored?.[name];
      return image && !alt && !isAsStored ? 'Describe the picture in a few words' : undefined;
    },
  };
}

/** The picture above a text, and its description: the first fields of a form. */
export function cover({ hint }: Pick<Field, 'hint'> = {}) {
  const picture = image({ label: 'Picture', hint, isAside: false });
  return { image_url: picture, image_alt: { ...imageAlt(), isAside: false } };
}

/** Reads what the sanitiser gives: quotation marks and angle brackets within an attribute are escaped. */
const PICTURE_WITHOUT_ALT = /<img(?![^>]* alt="[^"]*[^\s"][^"]*")[^>]*>/g;

/** The addresses of the pictures in a text that have no description. */
function undescribed(safe: string): string[] {
  return [...safe.matchAll(PICTURE_WITHOUT_ALT)].map(
    ([picture]) => / src="([^"]*)"/.exec(picture)?.[1] ?? '',
  );
}

/**
 * Formatted text, stored as HTML. Text without any HTML element is stored as it is. Every picture that is added needs
 * a description.
 *
 * @param sanitise makes the HTML safe, the same way as the public page does
 */
export function html({
  max,
  sanitise,
  ...common
}: Common & { max: number; sanitise: (html: string) => string }): Field {
  const safe = (written: string) => (/<[a-z]/i.test(written) ? sanitise(written) : written);
  const schema = textSchema(lines, common.label, { max, blank: '' }).transform((written) =>
    safe(written ?? ''),
  );
  const refuseChange: Field['refuseChange'] = (name, values, stored) => {
    const before = undescribed(safe(String(stored?.[name] ?? '')));
    return undescribed(String(values[name] ?? '')).every((src) => before.includes(src))
      ? undefined
      : 'Describe every picture in the text: select it, then press Picture';
  };
  return { ...common, kind: 'html', optional: true, schema, refuseChange };
}

/** A whole number. */
export function integer(common: Common): Field {
  const sentence = fieldRules.notWhole(common.label);
  const schema = typedNumber(sentence)
    .transform(numberIn({ decimals: 0 }, sentence))
    .refine(
      (value) => Math.abs(value) <= INTEGER_LIMIT,
      fieldRules.outOfRange(common.label, -INTEGER_LIMIT, INTEGER_LIMIT),
    );
  return { ...common, kind: 'number', schema };
}

/**
 * An amount in EUR from nothing to below a million, stored with a point before its cents: 190, 24.90. One of another
 * currency is none.
 */
export function amount(common: Common): Field {
  const sentence = 'Enter an amount in EUR, such as 19.90';
  const schema = typedNumber(sentence)
    .transform(numberIn({ decimals: 2, unit: 'EUR' }, sentence))
    .refine((eur) => eur >= 0 && eur < 1_000_000 && Number(eur.toFixed(2)) === eur, sentence)
    .transform((eur) => (Number.isInteger(eur) ? String(eur) : eur.toFixed(2)));
  return { ...common, kind: 'text', schema };
}

/** An amount of money in any currency, with at most two decimals; null where none is written. */
export function money(common: Common): Field {
  const sentence = 'Enter an amount above zero, such as 85000 or 32.50';
  const number = numberIn({ decimals: 2, unit: 'money' }, sentence);
  const schema = typedNumber(sentence)
    .transform((written, context) => (written.trim() === '' ? null : number(written, context)))
    .refine(
      (sum) => sum === null || (sum > 0 && sum < 10_000_000 && Number(sum.toFixed(2)) === sum),
      sentence,
    );
  return { ...common, kind: 'text', optional: true, schema };
}

/** A box to tick. */
export function boolean(common: Common): Field {
  return { ...common, kind: 'boolean', optional: true, schema: z.boolean() };
}

/** Whether a row is made up. */
export function isSample(): Field {
  return boolean({ label: 'Sample', hint: 'Its pages then say that it is made up.' });
}

/**
 * A day.
 *
 * @param asTime the column is a timestamp; noon UTC is stored
 * @param optional without a day, null is stored
 */
export function day({
  asTime = false,
  optional = false,
  ...common
}: Common & { asTime?: boolean; optional?: boolean }): Field {
  const sentence = fieldRules.noDay(common.label);
  const date = z.iso.date(sentence);
  const schema = asTime
    ? z.union([storedMoment, date.transform((written) => `${written}${NOON}`)], sentence)
    : date;
  const none = z.literal('').transform(() => null);
  return { ...common, kind: 'date', optional, schema: optional ? none.or(schema) : schema };
}

/** The day on which the dashboard asks to read a text again: the column `review_by`. Without it in a request it stays. */
export function reviewBy(): Field {
  const field = day({
    label: 'Review by',
    optional: true,
    hint: 'From this day on the dashboard asks to check that it still holds.',
  });
  return { ...field, schema: field.schema.optional() };
}

/** A stored moment, as PostgREST writes it: a form sends it back so where it is not touched. */
const storedMoment = z.iso
  .datetime({ offset: true })
  .refine((written) => /^\d{4}-.*\+00:00$/.test(written));

/**
 * A day with its time, to the minute, typed and shown in Zurich time, also in browsers of another time zone.
 *
 * @param optional without a moment, null is stored
 */
export function moment({ optional = false, ...common }: Common & { optional?: boolean }): Field {
  const { label } = common;
  const schema = z.string(fieldRules.noMoment(label)).transform((written, context) => {
    if (written === '' && optional) return null;
    if (storedMoment.safeParse(written).success) return written;
    const read = readSwissTime(written);
    if (typeof read === 'object') return read.moment;
    const message =
      read === 'missing'
        ? 'This time does not exist: in that night clocks in Zurich go from 02:00 to 03:00'
        : fieldRules.noMoment(label);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
  return { ...common, kind: 'moment', optional, schema };
}

/** One of a few values; null is stored for {@link NONE}, where that is one of them. */
export function select({
  options,
  ...common
}: Common & { options: Readonly<Record<string, string>> }): Field {
  const values = z.enum(Object.keys(options), fieldRules.noChoice(common.label));
  const schema = values.transform((value) => (value === NONE ? null : value));
  return { ...common, kind: 'select', optional: NONE in options, options, schema };
}

function textSchema(
  base: typeof line,
  label: string,
  { max, blank, pattern }: Pick<TextOptions, 'max' | 'blank' | 'pattern'>,
) {
  const required = fieldRules.required(label);
  return base(max, fieldRules.tooLong(label, max), required)
    .refine((value) => value !== '' || blank !== undefined, required)
    .refine((value) => value === '' || !pattern || pattern[0].test(value), pattern?.[1] ?? '')
    .transform((value) => (value === '' && blank !== undefined ? blank : value));
}
