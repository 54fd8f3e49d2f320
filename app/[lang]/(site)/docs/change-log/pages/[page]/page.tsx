import { olderPages } from '@/app/[lang]/(site)/_updates/updates-pages';
import { UpdatesSection } from '../../../_components/updates-section';

const { generateStaticParams, generateMetadata, OlderPage } = olderPages('minor', UpdatesSection);
export { generateStaticParams, generateMetadata, OlderPage as default };
