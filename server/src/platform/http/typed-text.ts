import type { ErrorCode } from '@kasama/contract/errors/errors'
import { hasCardNumber, maskCardNumbers } from '@kasama/contract/money/card-number.rules'
import { isVisible, withoutInvisible } from '@kasama/contract/text/typed-text.rules'
import type { FuncKeywordDefinition } from 'ajv'

/** Returns a keyword that replaces a text, before its length and its pattern are checked. */
const transformKeyword = (keyword: string, change: (text: string) => string): FuncKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  errors: false,
  before: 'maxLength',
  validate: (_: boolean, text: string, __, context) => {
    if (context) context.parentData[context.parentDataProperty] = change(text)
    return true
  },
})

/** Returns a keyword that refuses texts. */
const checkKeyword = (keyword: string, isValid: (text: string) => boolean): FuncKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'boolean',
  validate: (_: boolean, text: string) => isValid(text),
})

/** The keywords by which the contract says how typed texts are treated (contract/src/fields.ts). */
export const typedText: FuncKeywordDefinition[] = [
  transformKeyword('plain', withoutInvisible),
  transformKeyword('masked', maskCardNumbers),
  checkKeyword('noCardNumber', (text) => !hasCardNumber(text)),
  checkKeyword('visible', isVisible),
]

/** Error codes of keywords that are more specific than invalid_input. */
export const keywordErrors: Partial<Record<string, ErrorCode>> = {
  noCardNumber: 'card_number_typed',
  visible: 'name_invisible',
}
