import { redirectToHostApp } from '@/lib/auth/redirect-to-host-app';

/** Sends the browser to the root of the hosts' own application. */
export const GET = () => redirectToHostApp('');
