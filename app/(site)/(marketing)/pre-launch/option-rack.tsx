import type { SurveyOption } from '@/content/survey';
import { canBeLarge, KeyTag, TagText } from './key-tag';
import { Rack } from './rack';

interface OptionRackProps {
  label: string;
  options: readonly SurveyOption[];
  /** The answer that was given before, when somebody has come back. */
  chosen: string | undefined;
  onChoose: (answer: string) => void;
}

/** The answers to one question as keys on the rack. */
export function OptionRack({ label, options, chosen, onChoose }: OptionRackProps) {
  const large = canBeLarge(options.map(({ answer }) => answer));
  return (
    <Rack label={label} count={options.length}>
      {options.map(({ answer, note }) => (
        <KeyTag key={answer} chosen={answer === chosen} onChoose={() => onChoose(answer)}>
          <TagText large={large}>{answer}</TagText>
          {note ? <span className="mt-1.5 block">{note}</span> : null}
        </KeyTag>
      ))}
    </Rack>
  );
}
