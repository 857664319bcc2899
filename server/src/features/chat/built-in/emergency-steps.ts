import type { Emergency } from '@kasama/contract/chat.api'
import { listenersNumber } from '@kasama/contract/chat.rules'
import type { Language } from '@kasama/contract/language'
import type { PassageRow } from '../passages/kept/rows'
import type { Hit } from '../passages/rank'
import { builtInTexts, filled } from './built-in.texts'
import { fittingParts, sentencesOf, stepsOf } from './steps'

/** What a part must have of the best one: what the lessons say of it now, rather than of how it is prevented. */
const saysNow = 0.7
/** Where that is nothing but to call, what is near it helps as well. */
const saysSome = 0.3
const leastSteps = 2
const mostSteps = 4

type Lesson = { parts: PassageRow[]; hits: Hit[] }

/** Steps of a lesson behind the call, without the call; few of them are filled up with what to say on the phone. */
export function emergencySteps({ parts, hits }: Lesson, { number }: Emergency, language: Language): string {
  const own = [saysNow, saysSome].map((share) => saidIn(share)).find((said) => said.length >= leastSteps)
  const steps = own ?? withCall(saidIn(saysNow))
  const call = filled(builtInTexts.callNow[language], { number })
  return [call, ...steps.slice(0, mostSteps)].map((line, n) => `${n + 1}. ${line}`).join('\n')

  function saidIn(share: number): string[] {
    const fitting = fittingParts(parts, hits, share)
    const inOrder = parts.filter((part) => fitting.includes(part))
    const said = stepsOf(inOrder, undefined, language).lines.map((line) => line.replace(/^\d+\. /, ''))
    // What is said in one breath is easier to do in parts.
    const apart = said.length > 1 ? said : said.flatMap(sentencesOf)
    return apart.map((line) => withoutTheCall(line, number)).filter(Boolean)
  }

  /** Some lesson may say the same already. */
  function withCall(said: string[]): string[] {
    const { sayWhere, stayOn, noName } = builtInTexts
    const onThePhone = number === listenersNumber ? [noName] : [sayWhere, stayOn]
    return [...new Set([...said, ...onThePhone.map((text) => text[language])])]
  }
}

/** The call stands first already: a step says what else there is to do. */
function withoutTheCall(line: string, number: string): string {
  const isCall = new RegExp(`\\b${number}\\b`)
  const andCall = new RegExp(`,?\\s(?:and|at|dan)\\s[^.,၊]{0,20}\\b${number}\\b[^.,၊]{0,12}\\.$`)
  const rest = sentencesOf(line).map((sentence) => sentence.replace(andCall, '.'))
  return rest.filter((sentence) => !isCall.test(sentence)).join(' ')
}
