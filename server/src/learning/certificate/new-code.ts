import { randomBytes } from 'node:crypto'
import { codeCharacters, codeLength } from '@kasama/contract/learning/certificate/certificate.rules'

/** Makes a random code, five bits a character. */
export const newCode = () => Array.from(randomBytes(codeLength), (byte) => codeCharacters[byte & 31]).join('')
