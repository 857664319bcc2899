import {
  mostLettersAtOnce,
  type TargetLanguage,
  type TranslationProblem,
  translationProblems,
} from '@kasama/contract/translation.rules'
import { spentAll } from '#genie/answer'
import { listen } from '#genie/asking/listen'
import { noteTranslation } from '#genie/note-translation'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { type Model, ModelFailed } from '#platform/ports/model/model'
import { glossaryOf } from './glossary'
import { promptOf, type TranslationItem } from './prompt'
import { readAnswer } from './read-answer'

/** A longer answer of the model is useless. */
const mostLetters = 40_000

/** Returns a model's translations for one prompt, as far as it answered. */
async function hear(
  deps: Deps,
  model: Model,
  wanted: TranslationItem[],
  language: TargetLanguage,
): Promise<Map<number, string>> {
  const prompt = promptOf(wanted, language, glossaryOf(language))
  let words = ''
  let tokens = 0
  try {
    await listen(model, prompt, {
      gone: AbortSignal.timeout(model.patience.whole),
      hear(said) {
        if ('tokens' in said) tokens = said.tokens
        else words += said.words
        return words.length < mostLetters
      },
    })
  } finally {
    await noteTranslation(deps, tokens || Math.ceil(Buffer.byteLength(prompt.rules + prompt.message + words) / 3))
  }
  return readAnswer(words)
}

const keepsGlossary = ({ problems }: { problems: TranslationProblem[] }) =>
  problems.every(({ kind }) => kind !== 'term' && kind !== 'never')

/** `off_glossary` counts the texts that are null because every suggestion breaks the glossary. */
type SuggestionResult = { texts: (string | null)[]; off_glossary: number }

/**
 * Suggests each text in a language. A text that is missing, or breaks a rule of the language, is requested once more;
 * the suggestion with fewer problems is taken, and none that lacks a term or has a forbidden word. Throws model_away if
 * there is no usable suggestion.
 */
export async function suggest(deps: Deps, language: TargetLanguage, texts: string[]): Promise<SuggestionResult> {
  const { model } = deps
  if (!model) return fail('no_model')
  if (texts.join('').length > mostLettersAtOnce) return fail('invalid_input', { field: 'texts' })
  if (await spentAll(deps, model, true)) return fail('model_spent')
  const glossary = glossaryOf(language)
  const problemsOf = (english: string, said: string) =>
    translationProblems({ english, translated: said }, language, glossary)
  const all = texts.map((english, n): TranslationItem => ({ n, english }))
  const ask = (wanted: TranslationItem[]) =>
    hear(deps, model, wanted, language).catch((error: unknown) => {
      if (!(error instanceof ModelFailed)) throw error
      return null
    })

  const first = await ask(all)
  if (!first) return fail('model_away')
  const lacking = all.flatMap(({ n, english }) => {
    const said = first.get(n)
    const problems = said === undefined ? [] : problemsOf(english, said)
    return said === undefined || problems.length > 0 ? [{ n, english, problems }] : []
  })
  const second = lacking.length > 0 && !(await spentAll(deps, model, true)) ? await ask(lacking) : null
  const said = texts.map((english, n) =>
    [first.get(n), second?.get(n)].flatMap((text) =>
      text === undefined ? [] : [{ text, problems: problemsOf(english, text) }],
    ),
  )
  if (said.every((tries) => tries.length === 0)) return fail('model_away')
  const best = said.map(
    (tries) => tries.filter(keepsGlossary).sort((one, other) => one.problems.length - other.problems.length)[0],
  )
  return {
    texts: best.map((taken) => taken?.text ?? null),
    off_glossary: said.filter((tries, n) => tries.length > 0 && !best[n]).length,
  }
}
