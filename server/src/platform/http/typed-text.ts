import type { ErrorCode } from '@kasama/contract/errors'
import { hasCardNumber, maskCardNumbers } from '@kasama/contract/money/card-number.rules'
import { isVisible, withoutInvisible } from '@kasama/contract/text/typed-text.rules'
import type { FuncKeywordDefinition } from 'ajv'

/** A keyword that changes a text in its place, before its length and its pattern are checked. */
const changing = (keyword: string, change: (text: string) => string): FuncKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'boolean',
  modifying: true,
  errors: false,
  before: 'maxLength',
  validate: (_: boolean, text: string, __, place) => {
    if (place) place.parentData[place.parentDataProperty] = change(text)
    return true
  },
})

/** A keyword that refuses a text. */
const refusing = (keyword: string, isRight: (text: string) => boolean): FuncKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'boolean',
  validate: (_: boolean, text: string) => isRight(text),
})

/** The keywords by which the contract says how typed texts are treated (contract/src/fields.ts). */
export const typedText: FuncKeywordDefinition[] = [
  changing('plain', withoutInvisible),
  changing('masked', maskCardNumbers),
  refusing('noCardNumber', (text) => !hasCardNumber(text)),
  refusing('visible', isVisible),
]

/** Error codes of keywords that are more specific than invalid_input. */
export const keywordErrors: Partial<Record<string, ErrorCode>> = {
  noCardNumber: 'card_number_typed',
  visible: 'name_invisible',
}
