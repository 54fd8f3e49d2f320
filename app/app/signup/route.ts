import { redirectToHostApp } from '@/lib/redirect-to-host-app';

export const GET = () => redirectToHostApp('signup');
