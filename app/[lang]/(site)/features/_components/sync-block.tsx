import { Drawing } from '@/components/illustrations/drawing';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import { FeatureHeading, FeatureSection } from './feature-section';
import styles from './sync-block.module.css';
import wheel from './wheel.svg';

/** Block 1: a string over two wheels. Inbound data hangs on its upper part, outbound data on its lower part. */
export async function SyncBlock() {
  const { features, syncExample: example } = (await words()).features;
  return (
    <FeatureSection feature={features.sync} theme="light" className="border-t">
      <div className="mx-auto max-w-page px-gutter py-section">
        <div className="grid gap-x-12 gap-y-6 @5xl:grid-cols-[8fr_4fr] @5xl:items-end">
          <FeatureHeading feature={features.sync} titleClassName="max-w-[12em]" />
          <p className="max-w-measure text-muted-foreground">
            {example.coming}{' '}
            <SiteLink
              href={paths.integrations}
              className="py-2 font-semibold text-primary underline"
            >
              {example.link}
            </SiteLink>
          </p>
        </div>
        <div data-reveal className={`mx-auto mt-14 grid max-w-[30rem] text-center ${styles.line}`}>
          <End {...example.pms} className={styles.pms} />
          <div className={`relative border-[1.5px] border-foreground ${styles.string}`}>
            <Drawing file={wheel} className={styles.first} />
            <Drawing file={wheel} className={styles.last} />
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
      <p
        aria-hidden="true"
        className="pt-2 pb-3 text-small leading-[1.2] font-normal text-muted-foreground"
      >
        {label}
      </p>
      <ul aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>
            <span className="grid place-items-center">{tag}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
