export { FaqSkeleton as Skeleton } from '@/components/sections/faq/faq-skeleton';
