import { LinkExpired, linkExpiredMetadata } from './_components/link-expired';

export const generateMetadata = () => linkExpiredMetadata('email');

export default function LinkExpiredPage() {
  return <LinkExpired kind="email" />;
}
