import Link from 'next/link';
import { syncScene as scene } from '@/content/feature-scenes/by-day';
import { features } from '@/content/features';
import { paths } from '@/lib/paths';
import { FeatureHeading } from './feature-heading';
import { FeatureSection } from './feature-section';
import { Wheel } from './wheel';
import styles from './sync-block.module.css';

/** 1: the string over two wheels. What hangs on it comes in above and goes back below. */
export function SyncBlock() {
  return (
    <FeatureSection feature={features.sync} theme="light" className="border-t">
      <div className="mx-auto max-w-page px-gutter py-section">
        <div className="grid gap-x-12 gap-y-6 @5xl:grid-cols-[8fr_4fr] @5xl:items-end">
          <FeatureHeading feature={features.sync} titleClassName="max-w-[12em]" />
          <p className="max-w-measure text-muted-foreground">
            {scene.coming}{' '}
            <Link href={paths.integrations} className="py-2 font-semibold text-primary underline">
              {scene.link}
            </Link>
          </p>
        </div>
        <div data-reveal className={styles.line}>
          <End {...scene.pms} className={styles.pms} />
          <div className={styles.string}>
            <Wheel className={styles.first} />
            <Wheel className={styles.last} />
          </div>
          <Tags {...scene.inbound} className={styles.inbound} />
          <Tags {...scene.outbound} className={styles.outbound} />
          <End {...scene.desk} className={styles.desk} />
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
