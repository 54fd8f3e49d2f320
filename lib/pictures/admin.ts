import { fieldRules } from '../../content/desk-fields.ts';
import { dayColumn, defineCollection } from '../collections/collection.ts';
import { integer, text } from '../collections/fields.ts';

/** A part of the width or height of a picture, in percent, which is set by pressing on the picture. */
function percent(label: string) {
  const field = integer({ label, initial: '50' });
  const schema = field.schema.refine(
    (value) => Number(value) >= 0 && Number(value) <= 100,
    fieldRules.outOfRange(label, 0, 100),
  );
  return { ...field, isHidden: true as const, schema };
}

/**
 * The pictures that were uploaded. Their list is in app/admin/pictures; what is known of a file, and where it is shown, is
 * in supabase/migrations/20261126220000_pictures.sql.
 */
export const pictures = defineCollection({
  kind: 'file',
  name: 'pictures',
  table: 'pictures',
  labels: {
    one: 'picture',
    many: 'Pictures',
    lead: 'What was uploaded for articles, updates, pages and providers. A picture that none of them shows for 30 days is removed.',
    deletion:
      'Its file is removed for good. An earlier version of an article that showed it can be restored without it only. Browsers and networks that have it may keep it for a year.',
  },
  title: ({ description, name }) => description || name || 'Picture without a description',
  fields: {
    description: text({
      label: 'Description of the picture',
      max: 300,
      blank: '',
      hint: 'What the picture shows, for people who cannot see it. Where it is chosen, the form starts with these words.',
    }),
    name: text({ label: 'Name of the file', max: 200, blank: '' }),
    focus_x: percent('Focus, percent from the left'),
    focus_y: percent('Focus, percent from the top'),
  },
  columns: [
    { of: 'description', label: 'Description', cell: ({ description }) => description },
    { ...dayColumn('created_at', 'Uploaded'), sortable: true },
  ],
  alsoRead: ['path', 'name', 'width', 'height', 'bytes', 'is_used', 'unused_since'],
  sort: { column: 'created_at', ascending: false },
  filter: {
    column: 'is_used',
    label: 'Use',
    options: { true: 'Shown somewhere', false: 'Shown nowhere' },
  },
});
