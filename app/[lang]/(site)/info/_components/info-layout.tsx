import type { StaticImageData } from 'next/image';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { SideLink } from '@/components/layout/side-link';
import { RuledHeading } from '@/components/sections/ruled-heading';
import { LanguageMark } from '@/components/sections/language-mark';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import type { Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import styles from './info-layout.module.css';

interface InfoLayoutProps {
  title: string;
  drawing: StaticImageData;
  /** The links of the left column. */
  pages: readonly { slug: string; nav_title: string; language: Language }[];
  children: ReactNode;
}

const link = `${styles.link} tag-link flex min-h-11 min-w-11 items-center px-3 py-1.5 pl-0 leading-tight wrap-anywhere`;

/** A page under its heading: links to all information pages at the left, the text beside them. */
export async function InfoLayout({ title, drawing, pages, children }: InfoLayoutProps) {
  const { info } = (await words()).info;
  const page = await currentLanguage();
  return (
    <div data-theme="light" className="overflow-x-clip">
      <article className="mx-auto max-w-page px-gutter pt-12 pb-section xl:pt-16">
        <InfoHeading title={title} drawing={drawing} />
        <div className={`${styles.columns} grid grid-cols-1 gap-8 pt-6`}>
          {pages.length > 0 ? (
            <nav aria-label={info.pages} className={`${styles.pages} lg:pr-10`}>
              <ul className="grid justify-items-start gap-2 gap-y-1">
                {pages.map(({ slug, nav_title, language }) => (
                  <li key={slug}>
                    {language === page ? (
                      <SideLink href={paths.info(slug)} className={link}>
                        <span dir="auto">{nav_title}</span>
                      </SideLink>
                    ) : (
                      <Link
                        href={localPath(language, paths.info(slug))}
                        hrefLang={language}
                        className={link}
                      >
                        <span>
                          <span dir="auto" lang={language}>
                            {nav_title}
                          </span>
                          <LanguageMark language={language} className="block" />
                        </span>
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <div className={`${styles.text} min-w-0 lg:pl-12`}>{children}</div>
        </div>
      </article>
    </div>
  );
}

interface InfoHeadingProps {
  title: string;
  /** Drawn on the line under the heading. */
  drawing?: StaticImageData;
}

/** The head of an information page: its title, and a drawing on the line below it. */
export async function InfoHeading({ title, drawing }: InfoHeadingProps) {
  const { info } = (await words()).info;
  return (
    <RuledHeading
      eyebrow={info.eyebrow}
      title={title}
      drawing={drawing && <Drawing file={drawing} className="w-full" />}
    />
  );
}
