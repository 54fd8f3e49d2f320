import { Missing } from '@/components/states/missing';
import { missingPageMetadata } from '@/lib/seo/page-metadata';
import { LinkExpired, linkExpiredMetadata } from '../_components/link-expired';
import { isLinkKind, linkKinds } from '../_components/link-kinds';

type Props = PageProps<'/[lang]/auth/link-expired/[kind]'>;

export const generateStaticParams = () => Object.keys(linkKinds).map((kind) => ({ kind }));

export async function generateMetadata({ params }: Props) {
  const { kind } = await params;
  return isLinkKind(kind) ? linkExpiredMetadata(kind) : missingPageMetadata();
}

export default async function LinkOfAKindExpiredPage({ params }: Props) {
  const { kind } = await params;
  if (isLinkKind(kind)) return <LinkExpired kind={kind} />;
  return (
    <>
      <Missing />
      <LinkExpired kind="email" />
    </>
  );
}
