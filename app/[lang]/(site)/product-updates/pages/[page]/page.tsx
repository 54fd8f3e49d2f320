import { olderPages } from '@/app/[lang]/(site)/_updates/updates-pages';
import { UpdatesPage } from '../../_components/updates-page';

const { generateStaticParams, generateMetadata, OlderPage } = olderPages('all', UpdatesPage);
export { generateStaticParams, generateMetadata, OlderPage as default };
