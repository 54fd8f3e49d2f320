import { fields } from '../../content/en/messages.ts';
import { fieldsIn } from './fields.ts';

/** The fields of the desk, which is in English only. */
export const { emailWith, line, numberIn, phone, text, typedNumber } = fieldsIn(fields);
