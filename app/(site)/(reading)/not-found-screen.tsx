export { NotFoundScreen as default } from '@/components/states/not-found-screen';
