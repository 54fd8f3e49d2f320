import { redirectToHostApp } from '@/lib/auth/redirect-to-host-app';

export const GET = () => redirectToHostApp('');
