import { canBeLarge, HangingTag, TagText } from './key-tag';
import { Rack } from './rack';

/** The picture at the end: every answer hangs on its hook. The ledger beside it says the same in words. */
export function AnsweredRack({ answers }: { answers: readonly string[] }) {
  return (
    <Rack count={answers.length}>
      {answers.map((answer, index) => (
        <HangingTag key={index}>
          <TagText large={canBeLarge([answer])}>{answer}</TagText>
        </HangingTag>
      ))}
    </Rack>
  );
}
