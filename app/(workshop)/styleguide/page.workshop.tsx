import { patternBook as copy } from '@/content/styleguide';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ButtonsPlate } from './buttons-plate';
import { Cover } from './cover';
import { FieldsPlate } from './fields-plate';
import { FramePlate } from './frame-plate';
import { GroundsPlate } from './grounds-plate';
import { MeasuresPlate } from './measures-plate';
import { MessagesPlate } from './messages-plate';
import { MotionPlate } from './motion-plate';
import { OverlaysPlate } from './overlays-plate';
import { PigmentsPlate } from './pigments-plate';
import { ShapesPlate } from './shapes-plate';
import { SpecimensPlate } from './specimens-plate';
import { TablesPlate } from './tables-plate';
import { TypePlate } from './type-plate';

export const metadata = pageMetadata({
  title: 'Style guide',
  description: copy.description,
  path: '/styleguide',
  hidden: true,
});

/** The pattern book: tokens, shapes and components in every state (docs/decisions/0020-workshop.md). */
export default function StyleguidePage() {
  return (
    <>
      <Cover />
      <PigmentsPlate />
      <GroundsPlate />
      <TypePlate />
      <MeasuresPlate />
      <MotionPlate />
      <ShapesPlate />
      <ButtonsPlate />
      <FieldsPlate />
      <MessagesPlate />
      <TablesPlate />
      <OverlaysPlate />
      <SpecimensPlate />
      <FramePlate />
    </>
  );
}
