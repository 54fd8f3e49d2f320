import { Bubble } from '@/components/sections/specimens/bubble';
import { Slip } from '@/components/sections/specimens/slip';
import { answerStep, greetingStep } from '@/content/how-it-works';
import { longTexts, plates } from '@/content/styleguide';
import { BothGrounds, OneGround } from './both-grounds';
import { Part, Plate } from './plate';

/** Pieces of the product: messages and sheets. */
export function SpecimensPlate() {
  return (
    <Plate copy={plates.specimens}>
      <Part
        name="Bubble"
        file="sections/specimens/bubble.tsx"
        note="The guest on the left, the desk on the right; below the words what they say in the reader’s language."
      >
        <BothGrounds>
          {() => (
            <div className="grid gap-3 border-t pt-5">
              <Bubble message={answerStep.question} />
              <Bubble message={answerStep.answer} className="justify-self-end" />
              <Bubble
                message={{
                  from: 'guest',
                  lang: 'de',
                  text: longTexts.value,
                  gloss: longTexts.label,
                }}
              />
            </div>
          )}
        </BothGrounds>
      </Part>
      <Part name="Slip" file="sections/specimens/slip.tsx">
        <OneGround ground="night">
          <div className="grid items-start gap-6 border-t pt-5 md:grid-cols-2">
            <Slip {...greetingStep.slip} />
            <Slip title={longTexts.status} time="02:14" rows={[['Note', longTexts.value]]} />
          </div>
        </OneGround>
      </Part>
    </Plate>
  );
}
