'use client';

export { RouteError as default } from '@/components/states/route-error';
