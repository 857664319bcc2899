import type { Emergency } from '@kasama/contract/chat.api'
import type { EmergencyKind } from '@kasama/contract/chat.rules'
import type { Language } from '@kasama/contract/language'
import { searchable } from '../../library/search/search-words'
import { burmeseText } from '../passages/words/burmese'
import { answeredBy, type EmergencyNumber } from './emergency.texts'
import { asksAhead, asksIf, isUrgent, signs } from './emergency-signs'

const numbers: Partial<Record<EmergencyKind, EmergencyNumber>> = { violence: '999', suicide: '1771' }

/** Where these are spoken of as a case that may come, help is named all the same: whoever asks may have no time to say more. */
const namedAnyway: EmergencyKind[] = ['choking', 'breathing', 'poison', 'suicide', 'violence']

/** What happens is said at the beginning; a longer text is a story. */
const mostRead = 600

/** What needs help at once, in whichever language it is said, with the number to call; null where nothing does. */
export function findEmergency(text: string, language: Language): Emergency | null {
  const said = searchable(burmeseText(text.slice(0, mostRead)))
  const kinds = Object.keys(signs) as EmergencyKind[]
  const kind = kinds.find((one) => signs[one].some((sign) => sign.test(said)) && isNow(said, one))
  if (!kind) return null
  const number = numbers[kind] ?? '995'
  return { kind, number, name: answeredBy[number][language] }
}

function isNow(said: string, kind: EmergencyKind): boolean {
  if (kind === 'suicide' || isUrgent.test(said)) return true
  if (kind !== 'violence' && asksAhead.test(said)) return false
  return namedAnyway.includes(kind) || !asksIf.test(said)
}
