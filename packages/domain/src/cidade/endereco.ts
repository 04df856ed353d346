import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { MESSAGES } from './messages.ts'

/** An address of the web that anybody may follow, or none. */
export const endereco = fields.clearable(
  fields.requiredText(300).check(z.regex(/^https?:\/\/[^\s<>"]+$/i, MESSAGES.badAddress)),
)
