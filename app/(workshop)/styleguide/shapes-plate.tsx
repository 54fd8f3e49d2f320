import { Mark } from '@/components/layout/logo';
import { MorningLedger } from '@/components/sections/morning/morning-ledger';
import { SampleStamp } from '@/components/sections/sample-stamp';
import { SectionMark } from '@/components/sections/section-mark';
import { NumberTag } from '@/components/sections/specimens/number-tag';
import { StatusTag } from '@/components/sections/status-tag';
import { RackRow } from '@/components/states/rack-row';
import { hero, statusLabels } from '@/content/home';
import type { TagStatus } from '@/content/scenes/scene';
import { longTexts, plates } from '@/content/styleguide';
import { BothGrounds, OneGround, State, States, type Ground } from './both-grounds';
import { Part, Plate } from './plate';

const statuses = Object.entries(statusLabels) as [TagStatus, string][];

/** The shapes of which everything else is made. */
export function ShapesPlate() {
  return (
    <Plate copy={plates.shapes}>
      <Part
        name="Tags"
        file="sections/section-mark.tsx, sections/status-tag.tsx, specimens/number-tag.tsx"
      >
        <BothGrounds>{(ground) => <Tags ground={ground} />}</BothGrounds>
      </Part>
      <Part name="Pigeonholes" file="states/pigeonhole.tsx, states/rack-row.tsx">
        <OneGround ground="night">
          <RackRow />
        </OneGround>
      </Part>
      <Part name="Ledger rows" file="sections/morning/morning-ledger.tsx">
        <OneGround ground="paper">
          <MorningLedger />
        </OneGround>
      </Part>
    </Plate>
  );
}

function Tags({ ground }: { ground: Ground }) {
  const paper = ground === 'paper';
  return (
    <States>
      <State name="Section mark">
        {/* The string begins at the edge of the window; here the specimen cuts it. */}
        <div className="min-w-0 overflow-x-clip pl-gutter [&>p]:mb-0">
          <SectionMark {...hero.mark} />
        </div>
      </State>
      <State name="Long">
        <div className="min-w-0 overflow-x-clip pl-gutter [&>p]:mb-0">
          <SectionMark time={hero.mark.time} label={longTexts.status} />
        </div>
      </State>
      <State name="Key tag">
        {statuses.map(([status, label]) => (
          <StatusTag key={status} status={status} paper={paper}>
            {label}
          </StatusTag>
        ))}
      </State>
      <State name="Long">
        <StatusTag status="asking" paper={paper}>
          {longTexts.status}
        </StatusTag>
      </State>
      <State name="Number tag">
        {[1, 7, 12].map((number) => (
          <NumberTag
            key={number}
            number={number}
            className={paper ? 'fill-ink' : 'fill-moon'}
            figure={paper ? 'fill-paper' : 'fill-night'}
          />
        ))}
      </State>
      <State name="Mark">
        <Mark className="h-12" />
      </State>
      {paper && (
        <State name="Stamp">
          <SampleStamp>Sample</SampleStamp>
        </State>
      )}
    </States>
  );
}
