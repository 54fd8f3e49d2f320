import { leadToHostApp } from '@/lib/lead-to-host-app';

export const GET = () => leadToHostApp('');
