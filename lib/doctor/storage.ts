import { LARGEST_RESUME, RESUME_TYPES } from '../careers/resume-file.ts';
import { notChecked, right, wrong, type Line } from './line.ts';
import { askProject, type Project } from './project.ts';
import { reasonOf } from './ask.ts';

type Bucket = {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
};

/** As the migrations make them. */
const BUCKETS: Bucket[] = [
  {
    id: 'media',
    public: true,
    file_size_limit: LARGEST_RESUME,
    allowed_mime_types: ['image/webp'],
  },
  {
    id: 'resumes',
    public: false,
    file_size_limit: LARGEST_RESUME,
    allowed_mime_types: Object.values(RESUME_TYPES),
  },
];

/** Whether the buckets are there, public or private, and bounded as the site needs them. */
export async function checkBuckets(project: Project): Promise<Line[]> {
  const { secretKey } = project;
  if (!project.url || !secretKey)
    return [
      notChecked('buckets', 'They are asked for with the secret key, and there is no usable one.'),
    ];
  try {
    const { status, json } = await askProject(project, secretKey, '/storage/v1/bucket');
    if (status !== 200 || !Array.isArray(json))
      return [
        wrong(
          'buckets',
          `The storage answers ${status}.`,
          'Look at the project in the dashboard (Storage).',
        ),
      ];
    const found = json as Bucket[];
    return BUCKETS.map((wanted) =>
      checkBucket(
        wanted,
        found.find(({ id }) => id === wanted.id),
      ),
    );
  } catch (error) {
    return [notChecked('buckets', `The storage gives no answer (${reasonOf(error)}).`)];
  }
}

function checkBucket(wanted: Bucket, found: Bucket | undefined): Line {
  const subject = `bucket ${wanted.id}`;
  if (!found) return wrong(subject, 'It is missing.', 'Apply the schema: supabase db push.');
  const faults = [
    found.public !== wanted.public &&
      (wanted.public ? 'it is private' : 'it is PUBLIC: everyone can read the files in it'),
    (found.file_size_limit === null || found.file_size_limit > wanted.file_size_limit!) &&
      `its files may be larger than ${wanted.file_size_limit! / 1024 / 1024} MB`,
    [...(found.allowed_mime_types ?? ['any type'])].sort().join() !==
      [...wanted.allowed_mime_types!].sort().join() &&
      `it takes ${found.allowed_mime_types?.join(', ') ?? 'files of any type'}`,
  ].filter((fault) => typeof fault === 'string');
  if (faults.length > 0)
    return wrong(
      subject,
      `${sentence(faults.join('; '))}.`,
      `Dashboard, Storage, ${wanted.id}, Edit bucket: ${wanted.public ? 'public' : 'private'}, at most 5 MB, ${wanted.allowed_mime_types!.join(', ')}.`,
    );
  return right(
    subject,
    `${wanted.public ? 'Public' : 'Private'}, at most 5 MB, ${found.allowed_mime_types!.length === 1 ? 'one type' : `${found.allowed_mime_types!.length} types`} of files.`,
  );
}

const sentence = (text: string) => text[0]!.toUpperCase() + text.slice(1);
