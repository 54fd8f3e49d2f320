import { hero } from '@/content/home';
import type { Message, Question, SceneLine } from '@/content/scenes/scene';
import { Gloss } from './gloss';
import styles from './hero.module.css';

interface ThreadLineProps {
  line: SceneLine;
  /** The language in which the guest writes. */
  language: string;
  /** The hour beside the line; left out where it is the same as above. */
  time?: string;
}

/** One line of a conversation, by its kind. */
export function ThreadLine({ line, language, time }: ThreadLineProps) {
  return (
    <li className={styles.line}>
      <time className="text-small text-muted-foreground sm:pt-2">{time}</time>
      {(line.kind === 'guest' || line.kind === 'reply') && (
        <MessageBubble message={line} language={language} />
      )}
      {line.kind === 'question' && <QuestionSlip question={line} />}
      {line.kind === 'source' && (
        <p className={styles.source}>
          <Gloss text={line.gloss} />
        </p>
      )}
      {line.kind === 'open' && (
        <p className={styles.open}>
          <Gloss text={line.gloss} />
        </p>
      )}
    </li>
  );
}

function MessageBubble({ message, language }: { message: Message; language: string }) {
  return (
    <div className={message.kind === 'guest' ? styles.guest : styles.reply}>
      <p lang={language}>{message.text}</p>
      <p className="mt-1 text-small">
        <Gloss text={message.gloss} />
      </p>
    </div>
  );
}

function QuestionSlip({ question }: { question: Question }) {
  const { time, gloss } = question.answer;
  return (
    <div data-theme="light" className={styles.slip}>
      <p>
        <Gloss text={question.gloss} />
      </p>
      <p className="mt-1.5 border-t border-dashed border-input pt-1.5">
        {time === null ? (
          <Gloss text={gloss} />
        ) : (
          <>
            <time>{time}</time> <Gloss text={hero.you} />:{' '}
            <b className="font-display text-[1.25rem] leading-none font-bold text-primary">
              <Gloss text={gloss} />
            </b>
          </>
        )}
      </p>
    </div>
  );
}
