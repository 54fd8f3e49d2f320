import { info } from '@/content/info';
import { listInfoPages } from '@/lib/data/website-content';
import { unlessAwayAtBuild } from '@/lib/data/while-building';
import { drawingOf } from './drawings';
import { InfoFrame } from './info-frame';

/** No visible page has this address. The others are offered beside the specified texts. */
export default async function InfoNotFound() {
  const pages = (await unlessAwayAtBuild(() => listInfoPages())) ?? [];
  return (
    <InfoFrame title={info.notFound.title} drawing={drawingOf(null)} pages={pages}>
      <p className="text-lead">{info.notFound.text}</p>
    </InfoFrame>
  );
}
