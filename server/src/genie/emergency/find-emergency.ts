import type { Emergency } from '@kasama/contract/genie/chat.api'
import {
  ambulanceNumber,
  type EmergencyKind,
  emergencies,
  listenersNumber,
  mostMessageCharacters,
  policeNumber,
} from '@kasama/contract/genie/chat.rules'
import { answeredBy, type EmergencyNumber } from '@kasama/contract/genie/emergency.texts'
import type { Language } from '@kasama/contract/language'
import { searchable } from '#platform/search/search-words'
import { burmeseText } from '../passages/words/burmese'
import { signs } from './emergency-signs'
import {
  asks,
  endsSentence,
  isHabitAhead,
  isHabitBehind,
  isHabitWithin,
  isKeptFrom,
  isKeptFromBehind,
  isOfLesson,
  isPrevention,
  isSupposed,
  isSupposedBehind,
  isSupposedOfTold,
  isUrgent,
} from './how-it-is-told'

const numbers: Partial<Record<EmergencyKind, EmergencyNumber>> = { violence: policeNumber, suicide: listenersNumber }

/** Help for these kinds is shown even if the text calls them only possible: the writer may have no time to say more. */
const namedAnyway: EmergencyKind[] = ['choking', 'drowning', 'breathing', 'poison', 'suicide', 'violence']

/** Separator of sentences, which occurs within none. */
const between = ' | '

/** Returns the emergency that a text in any language reports, with the number to call; null if there is none. */
export function findEmergency(text: string, language: Language): Emergency | null {
  const sentences = sentencesOf(text)
  const whole = sentences.join(between)
  const kind = emergencies.find(
    (one) => sentences.some((said) => isSaid(said, one)) || (sentences.length > 1 && isSaid(whole, one, between)),
  )
  if (!kind) return null
  const number = numbers[kind] ?? ambulanceNumber
  return { kind, number, name: answeredBy[number][language] }
}

/** Splits a text into sentences, since each is judged alone: a question after a cry for help does not silence it. */
const sentencesOf = (text: string) =>
  burmeseText(text.slice(0, mostMessageCharacters))
    .split(/(?<=[.!?;။\n])(?![.!?;။\n])/)
    .map((one) =>
      searchable(one)
        .replace(/[-–,:"()|]+/g, ' ')
        .replace(/([a-z])\1{2,}/g, '$1')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .filter(Boolean)

/** Whether a text has a sign of this kind that is about now; `across`: text that the sign must contain. */
const isSaid = (said: string, kind: EmergencyKind, across = '') =>
  signs[kind].some(
    (sign) =>
      // Signs are rare: looking for all their places at once costs thirty times as much.
      sign.test(said) &&
      [...said.matchAll(new RegExp(sign, 'g'))].some((found) => found[0].includes(across) && isNow(said, kind, found)),
  )

/** Whether the event has happened; a condition or a wish to prevent it counts only next to the sign. */
function isNow(said: string, kind: EmergencyKind, { 0: told, index }: RegExpExecArray): boolean {
  if (kind === 'suicide' || isUrgent.test(said)) return true
  const ahead = said.slice(0, index)
  const rest = said.slice(index + told.length)
  const behind = endsSentence.test(told.slice(-4)) ? '' : (rest.split(endsSentence)[0] ?? '')
  const clause = ahead.split(endsSentence).at(-1) ?? ''
  const isPrevented =
    isPrevention.test(said) ||
    isKeptFrom.test(ahead) ||
    isKeptFromBehind.test(clause + behind) ||
    isOfLesson(ahead, rest)
  if (kind !== 'violence' && isPrevented) return false
  if (namedAnyway.includes(kind)) return true
  if (isHabitAhead.test(ahead) || isHabitWithin.test(told) || isHabitBehind.test(rest)) return false
  return !(isSupposed.test(ahead) || (isSupposedOfTold.test(ahead) && asks.test(said)) || isSupposedBehind.test(behind))
}
