import { randomBytes } from 'node:crypto'
import { codeLength, codeSigns } from '@kasama/contract/certificate.rules'

/** Five random bits a sign. */
export const newCode = () => Array.from(randomBytes(codeLength), (byte) => codeSigns[byte & 31]).join('')
