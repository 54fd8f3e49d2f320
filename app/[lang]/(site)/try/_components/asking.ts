// The search that answers: loaded when the field of the question is touched.
export { openHouse } from '@/lib/try/answer';
export { emergencyNumber } from '@/lib/try/emergency';
