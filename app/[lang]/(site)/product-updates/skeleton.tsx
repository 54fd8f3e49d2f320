export { UpdatesSkeleton as Skeleton } from '@/components/sections/updates/updates-skeleton';
