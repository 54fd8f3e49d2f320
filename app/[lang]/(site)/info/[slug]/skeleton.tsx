export { Skeleton } from '../skeleton';
