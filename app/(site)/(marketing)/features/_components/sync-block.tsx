import Link from 'next/link';
import { syncExample as example, features } from '@/content/features';
import { paths } from '@/lib/paths';
import { FeatureHeading, FeatureSection } from './feature-section';
import styles from './sync-block.module.css';

/** Block 1: a string over two wheels. Inbound data hangs on its upper part, outbound data on its lower part. */
export function SyncBlock() {
  return (
    <FeatureSection feature={features.sync} theme="light" className="border-t">
      <div className="mx-auto max-w-page px-gutter py-section">
        <div className="grid gap-x-12 gap-y-6 @5xl:grid-cols-[8fr_4fr] @5xl:items-end">
          <FeatureHeading feature={features.sync} titleClassName="max-w-[12em]" />
          <p className="max-w-measure text-muted-foreground">
            {example.coming}{' '}
            <Link href={paths.integrations} className="py-2 font-semibold text-primary underline">
              {example.link}
            </Link>
          </p>
        </div>
        <div data-reveal className={styles.line}>
          <End {...example.pms} className={styles.pms} />
          <div className={styles.string}>
            <Wheel className={styles.first} />
            <Wheel className={styles.last} />
          </div>
          <Tags {...example.inbound} className={styles.inbound} />
          <Tags {...example.outbound} className={styles.outbound} />
          <End {...example.desk} className={styles.desk} />
        </div>
      </div>
    </FeatureSection>
  );
}

function End({ name, text, className }: { name: string; text: string; className?: string }) {
  return (
    <p className={className}>
      <b className="block font-display text-h3 font-semibold">{name}</b>
      <span className="text-muted-foreground">{text}</span>
    </p>
  );
}

interface TagsProps {
  label: string;
  tags: readonly string[];
  className?: string;
}

function Tags({ label, tags, className }: TagsProps) {
  return (
    <div className={className}>
      <p aria-hidden="true">{label}</p>
      <ul aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>
            <span>{tag}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Wheel({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path className="fill-ink-soft" d="M50 1a49 49 0 0 0 0 98z" />
      <path className="fill-ink" d="M50 1a49 49 0 0 1 0 98z" />
      <circle className="fill-paper" cx="50" cy="50" r="31" />
      <path className="fill-ink-soft" d="M50 14v72M46 14h4v72h-4zM14 46h36v8H14z" />
      <path className="fill-ink" d="M50 14h4v72h-4zM50 46h36v8H50z" />
      <circle className="fill-brass-deep" cx="50" cy="50" r="10" />
    </svg>
  );
}
