import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, languageCode, nullable, text } from '../../fields'
import { targetLanguages } from '../../language'
import { maxTextLetters, maxTexts } from './translation.rules'

const Term = closed({ english: Type.Array(text(60)), words: Type.Array(text(100)) })
const TranslationAid = closed({
  /** `no_model`: none is configured; `spent`: today's tokens are used up. */
  state: Type.Enum(['ready', 'no_model', 'spent'] as const),
  glossary: closed({ terms: Type.Array(Term), never: Type.Array(text(60)) }),
})
export type TranslationAid = Static<typeof TranslationAid>

export const translationApi = {
  'GET /admin/translation/:language': {
    summary: 'Returns whether translations can be suggested for a language, and its glossary',
    access: 'provider',
    params: closed({ language: languageCode() }),
    data: TranslationAid,
  },
  'POST /admin/translation/:language': {
    summary:
      'Suggests translations of English texts; null if the model gave no usable one, or broke the glossary twice',
    access: 'provider',
    limit: 'suggestion',
    errors: ['invalid_input', 'no_model', 'model_spent', 'model_away'],
    params: closed({ language: Type.Enum(targetLanguages) }),
    body: closed({ texts: Type.Array(text(maxTextLetters, 1), { minItems: 1, maxItems: maxTexts }) }),
    data: closed({
      texts: Type.Array(nullable(text(maxTextLetters * 4))),
      /** Texts that are null because the model broke the glossary. */
      off_glossary: Type.Integer(),
    }),
  },
} satisfies Api
