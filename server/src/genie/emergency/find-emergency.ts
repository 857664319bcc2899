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
import { genieLanguages } from '../languages'
import { burmeseText } from '../passages/words/burmese'

/** The text is about preventing it. */
const isPrevention =
  /\b(?:prevent\w*|avoid\w*|can cause|what causes|before it (?:starts|begins|happens)|which food|what food|risk)\b|\b(?:pag)?iwas\w*|\bmaiwasan|\bcegah|\bmencegah|\bhindari|\bmenghindari|ကာကွယ်|ရှောင်/

/** Next to the sign: it is a habit, and not happening now. */
const habit = String.raw`(?:always|often|sometimes|every time|lagi\w*|palagi\w*|madalas|sering|selalu)`
const isHabitAhead = new RegExp(String.raw`\b${habit} $|(?:ခဏခဏ|အမြဲ)\S{0,4}$`)
const isHabitWithin = new RegExp(String.raw`\b${habit}\b|ခဏခဏ|အမြဲ`)
const isHabitBehind = new RegExp(String.raw`^ ${habit}\b`)

/** Next to the sign: she looks for a lesson about it. */
const isLessonAhead = /\b(?:course|lesson|video)s? (?:about|on|for|of|tungkol(?: sa)?|tentang|soal)(?: \w+){0,2} ?$/
const isLessonBehind = /^ (?:course|lesson|video)\b/
const isBeing = /\b(?:is|are|was|am|has|s)\b/
const isOfLesson = (ahead: string, behind: string) =>
  isLessonAhead.test(ahead) || (isLessonBehind.test(behind) && !isBeing.test(ahead))

/** The next words name an event to be prevented. */
const isKeptFrom =
  /\b(?:so that|how to (?:not|stop)|not to|without|before it|keep (?:from|away)|in case|para (?:hindi|di|d|walang)|(?:supaya|agar|biar) (?:tidak|tdk|gak|ga|nggak|anak|bayi|nenek|kakek))(?: \w+){0,3} ?$|\b(?:supaya|agar|biar) $/

/**
 * The next words name an event that has not happened ("if it burns"). A story also tells past events ("when I came
 * home"): "when" means a supposed event only if the sentence asks a question.
 */
const isSupposed =
  /\b(?:if|suppose|kung|kapag|sakaling|kalau|kalo|klo|jika|bila|apabila|misalnya|what if)(?: (?!i\b|ako\b|ko\b)\w+){0,3} ?$/
const isSupposedOfTold = /\b(?:when|pag|tuwing)(?: (?!i\b|we\b|ako\b|ko\b|my\b)\w+){0,3} ?$/
const asks =
  /\?|\b(?:what|how|should|can i|do i|will|would|ano|anong|paano|pano|gagawin|dapat|bagaimana|gimana|gmn|apa|harus|akan)\b/

/** The same in Burmese, which puts both behind the verb. */
const isKeptFromBehind = /မ\S{1,12}အောင်/
const isSupposedBehind = /ရင်(?!ဘတ်)|တဲ့အခါ/

/** End of a Burmese sentence: text behind it does not change whether the event has happened. */
const endsSentence = /တယ်|ပြီ|ဘူး/

/** Somebody is frightened now, however it is worded. */
const isUrgent =
  /\bhelp\b|\bnow\b|\bplease\b.*!|!!|\bemergency\b|\btulong\b|\bsaklolo|\bngayon(?: na)?\b|\btolong\b|\bsekarang\b|\bdarurat\b|ကယ်(?:ပါ|ကြ)|အခု|အရေးပေါ်|ကူညီပါ/

const inEachLanguage = Object.values(genieLanguages).flatMap(({ emergencies: signsOf }) => signsOf)

/**
 * Phrases that report an emergency, in all languages and mixed; any one of a kind suffices. Texts have the form of
 * `searchable`.
 */
const signs = Object.fromEntries(
  emergencies.map((kind) => [kind, inEachLanguage.flatMap((one) => one[kind] ?? [])]),
) as Record<EmergencyKind, RegExp[]>

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
