import { mostLettersAtOnce, type Translated, translationProblems } from '@kasama/contract/translation.rules'
import type { Deps } from '../../deps'
import { fail } from '../../platform/http/errors'
import { type Model, ModelFailed } from '../../ports/model/model'
import { spentAll } from '../chat/answer'
import { listen } from '../chat/asking/listen'
import { noteTranslation } from '../chat/note-translation'
import { glossaryOf } from './glossary'
import { promptOf, type Wanted } from './prompt'
import { readAnswer } from './read-answer'

/** A model that says more than this says nothing of use. */
const mostLetters = 40_000

/** What a model answers to one prompt, as far as it came. */
async function hear(deps: Deps, model: Model, wanted: Wanted[], language: Translated): Promise<Map<number, string>> {
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

/**
 * Suggests each text in a language. What is missing, or breaks a rule of the language, is asked for once more; of the two
 * the one with fewer problems is taken. Throws model_away where nothing of use was said.
 */
export async function suggest(deps: Deps, language: Translated, texts: string[]): Promise<(string | null)[]> {
  const { model } = deps
  if (!model) return fail('no_model')
  if (texts.join('').length > mostLettersAtOnce) return fail('invalid_input', { field: 'texts' })
  if (await spentAll(deps, model)) return fail('model_spent')
  const glossary = glossaryOf(language)
  const problemsOf = (english: string, said: string) =>
    translationProblems({ english, translated: said }, language, glossary)
  const all = texts.map((english, n): Wanted => ({ n, english }))
  const ask = (wanted: Wanted[]) =>
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
  const second = lacking.length > 0 && !(await spentAll(deps, model)) ? await ask(lacking) : null
  const best = texts.map((english, n) => {
    const [one, other] = [first.get(n), second?.get(n)]
    if (one === undefined || other === undefined) return one ?? other ?? null
    return problemsOf(english, other).length < problemsOf(english, one).length ? other : one
  })
  return best.every((text) => text === null) ? fail('model_away') : best
}
