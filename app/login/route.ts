import { leadToHostApp } from '@/lib/lead-to-host-app';

/** Sends the browser to the root of the hosts' own application. */
export const GET = () => leadToHostApp('');
