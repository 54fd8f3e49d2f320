import { TextLanguage } from '@/components/sections/text-language';
import { EmptyState } from '@/components/states/empty-state';
import { defaultLanguage } from '@/lib/languages/languages';
import { formatDay } from '@/lib/text/format';
import { anchorOfChange, changesOf, type Subprocessor } from '@/lib/trust/subprocessor';
import { languageOf, Part, TextLink, type Written } from './part';

interface Processors extends Written {
  subprocessors: readonly Subprocessor[];
  today: string;
}

/** The others who process data, and what has changed. The rows are in English. */
export function Others(props: Written & Partial<Processors> & { today: string }) {
  const { subprocessors, today, words, language } = props;
  const { others, trustPage } = words.trust;
  const { terms } = others;
  if (subprocessors?.length === 0) return null;
  const english = languageOf(defaultLanguage, language);
  return (
    <Part part={others} className="bg-muted">
      {subprocessors ? (
        <>
          <ul className="border-t-[3px] border-foreground">
            {subprocessors.map(({ id, name, task, data, country, safeguard, since, until }) => (
              <li key={id} className="border-b py-4 wrap-anywhere">
                <h3 {...english} className="text-h4">
                  {name}
                </h3>
                <p {...english}>{task}</p>
                <dl className="mt-2 text-small">
                  {[
                    { term: terms.data, text: data, ...english },
                    { term: terms.country, text: country, ...english },
                    { term: terms.safeguard, text: safeguard, ...english },
                    {
                      term: since > today ? terms.begins : terms.since,
                      text: formatDay(since, language),
                    },
                    ...(until ? [{ term: terms.until, text: formatDay(until, language) }] : []),
                  ].map(({ term, text, ...own }) => (
                    <div key={text} className="flex gap-x-2">
                      <dt className="text-muted-foreground">{term}</dt>
                      <dd {...own}>{text}</dd>
                    </div>
                  ))}
                </dl>
                <TextLanguage language={defaultLanguage} page={language} />
              </li>
            ))}
          </ul>
          <Changes {...{ subprocessors, today, words, language }} />
        </>
      ) : (
        <EmptyState message={trustPage.away} />
      )}
    </Part>
  );
}

/** The changes so far, and those to come. */
function Changes({ subprocessors, today, words: { trust }, language }: Processors) {
  const { changes } = trust.others;
  const english = languageOf(defaultLanguage, language);
  return (
    <>
      <h3 className="mt-8 text-h4">{changes.title}</h3>
      <ol className="mt-2">
        {changesOf(subprocessors).map(({ id, date, kind, name, text }) => (
          <li
            key={id}
            id={anchorOfChange(id)}
            className="border-b py-2 wrap-anywhere target:bg-background"
          >
            <time dateTime={date} className="text-muted-foreground">
              {formatDay(date, language)}
            </time>{' '}
            {date > today ? changes.announced : changes.kinds[kind]}:{' '}
            <span {...english}>
              <b className="font-semibold">{name}</b>. {text}
            </span>
          </li>
        ))}
      </ol>
      <TextLink {...changes.feed} className="mt-2" />
    </>
  );
}
