import {
  listedProviders,
  type Provider,
  type StoredProvider,
} from '@/lib/providers/listed-providers';
import { Drawing } from '@/components/illustrations/drawing';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { Eyebrow } from '@/components/sections/eyebrow';
import { TextLanguage } from '@/components/sections/text-language';
import { ReloadLink } from '@/components/states/reload-link';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import type { Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { firstCharacters } from '@/lib/text/characters';
import { iconSource } from '@/lib/html/images';
import { paths } from '@/lib/paths';
import { cn } from '@/lib/utils';
import bookingLedger from './booking-ledger.svg';
import cardKey from './card-key.svg';
import styles from './integrations-list.module.css';

interface IntegrationsListProps {
  /** The stored systems, or undefined where they could not be read. */
  stored: readonly StoredProvider[] | undefined;
  words: Words;
  language: Language;
}

/**
 * The page's heading, and below it the booking systems; above the built-in list, a message says that it stands in. The browser
 * renders it after a failure too, so it gets its words.
 */
export function IntegrationsList({ stored, words, language }: IntegrationsListProps) {
  const { builtInProviders, integrationsPage: copy } = words.integrations;
  const providers = listedProviders(stored, builtInProviders);
  return (
    <div data-theme="light" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 xl:pt-16">
        <div className="grid grid-cols-12 lg:gap-x-8">
          <div className="col-span-full pb-12 lg:col-span-8 lg:pb-16">
            <Eyebrow {...copy.eyebrow} />
            <h1 className="max-w-[12.5em] text-[clamp(2.25rem,4.2vw,3.75rem)] leading-[1.04] tracking-[-0.03em]">
              {copy.title}
            </h1>
            <p className="mt-6 max-w-[40rem] text-lead">{copy.lead}</p>
          </div>
          <Drawing file={bookingLedger} className="col-span-4 w-full self-end max-lg:hidden" />
        </div>
        <section aria-labelledby="systems-title" className="pb-section">
          <h2 id="systems-title" className="sr-only">
            {copy.list}
          </h2>
          {stored ? null : (
            <div className="mb-10">
              <ErrorState
                message={copy.failed}
                retry={
                  <ReloadLink
                    href={localPath(language, paths.integrations)}
                    label={words.states.tryAgain}
                  />
                }
              />
            </div>
          )}
          {providers.length > 0 ? (
            <Board providers={providers} copy={copy} shownIn={language} />
          ) : (
            <EmptyState message={copy.empty} />
          )}
        </section>
      </div>
    </div>
  );
}

interface Shown {
  copy: Words['integrations']['integrationsPage'];
  /** The language of the page. */
  shownIn: Language;
}

/** The booking systems as luggage tags: connected ones large and green, the others small and grey. */
function Board({ providers, ...shown }: Shown & { providers: readonly Provider[] }) {
  const active = providers.filter(({ status }) => status === 'active');
  const coming = providers.filter(({ status }) => status !== 'active');
  const hasBoth = active.length > 0 && coming.length > 0;
  return (
    <div
      className={cn(
        'grid gap-x-8',
        styles.board,
        hasBoth && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      {active.length > 0 && (
        <ul className={cn('grid gap-x-8', coming.length === 0 && styles.pairs)}>
          {active.map((provider) => (
            <ActiveCard key={provider.code} {...shown} provider={provider} isTall={hasBoth} />
          ))}
        </ul>
      )}
      {coming.length > 0 && (
        <ul className={cn('grid gap-x-8 sm:grid-cols-2', styles.coming)}>
          {coming.map((provider) => (
            <ComingCard key={provider.code} {...shown} provider={provider} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface CardProps extends Shown {
  provider: Provider;
}

interface ActiveCardProps extends CardProps {
  /** Whether it is as tall as the cards beside it, and has room for a drawing. */
  isTall: boolean;
}

function ActiveCard({ provider, copy, shownIn, isTall }: ActiveCardProps) {
  const { name, code, description, icon, language = shownIn } = provider;
  const foreign = language === shownIn ? undefined : language;
  return (
    <li className={cn('relative grid pt-10', styles.hanging)}>
      <div
        data-theme="dark"
        className={cn('hanging-tag relative flex flex-col items-start', styles.large)}
      >
        {isTall && <Drawing file={cardKey} className={cn('max-lg:hidden', styles.key)} />}
        <ProviderIcon name={name} icon={icon} className="mb-6" />
        <p className="text-small font-semibold text-on-surface-muted">{copy.connected}</p>
        <h3 className="mt-1 text-h2 wrap-anywhere">{name}</h3>
        <p lang={foreign} dir="auto" className="mt-3 mb-8 max-w-[25.5em] text-on-surface-muted">
          {description}
          <TextLanguage language={language} page={shownIn} className="mt-2 block" />
        </p>
        <SiteLink
          href={paths.integration(code)}
          language={foreign}
          aria-label={`${copy.learnMore}: ${name}`}
          className={buttonVariants({ variant: 'tag', size: 'lg' })}
        >
          {copy.learnMore}
        </SiteLink>
      </div>
    </li>
  );
}

function ComingCard({ provider, copy, shownIn }: CardProps) {
  const { name, code, description, icon, language = shownIn } = provider;
  const foreign = language === shownIn ? undefined : language;
  return (
    <li className={cn('relative grid pt-10', styles.hanging)}>
      <div className={cn('hanging-tag relative flex flex-col items-start', styles.small)}>
        <ProviderIcon name={name} icon={icon} className="mb-4 size-12 [filter:grayscale(1)]" />
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        <p
          lang={foreign}
          dir="auto"
          className="mt-2 mb-4 max-w-[29.5em] text-small text-muted-foreground"
        >
          {description}
          <TextLanguage language={language} page={shownIn} className="mt-2 block" />
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1">
          <button
            type="button"
            disabled
            className="min-h-11 rounded-sm border-[1.5px] border-input px-4 py-2 leading-[1.2] font-semibold text-muted-foreground disabled:cursor-not-allowed"
          >
            {copy.comingSoon}
          </button>
          <SiteLink
            href={paths.contactAbout(code)}
            aria-label={`${copy.tellMe}: ${name}`}
            className="inline-flex min-h-11 items-center text-small font-semibold underline"
          >
            {copy.tellMe}
          </SiteLink>
        </div>
      </div>
    </li>
  );
}

interface ProviderIconProps {
  name: string;
  /** The stored address or data image. One that is not allowed is ignored. */
  icon: string | null;
  className?: string;
}

/** A booking system's icon, or the first two letters of its name. */
function ProviderIcon({ name, icon, className }: ProviderIconProps) {
  const classes = cn('size-16 flex-none', className);
  const source = iconSource(icon);
  if (source) {
    // eslint-disable-next-line @next/next/no-img-element -- an icon of 64 px, nothing to optimise
    return <img src={source} alt="" width="64" height="64" className={classes} />;
  }
  return (
    <span
      aria-hidden="true"
      className={cn(
        classes,
        'inline-grid place-items-center bg-night font-display text-[1.625rem] font-bold tracking-[-0.02em] text-moon',
      )}
    >
      {firstCharacters(name, 2)}
    </span>
  );
}
