import type { Emergency } from '@kasama/contract/genie/chat.api'
import {
  ambulanceNumber,
  type EmergencyKind,
  emergencies,
  maxMessageCharacters,
  policeNumber,
  suicideHelplineNumber,
} from '@kasama/contract/genie/chat.rules'
import { type EmergencyNumber, emergencyServices } from '@kasama/contract/genie/emergency.texts'
import type { Language } from '@kasama/contract/language'
import { searchable } from '#platform/search/search-words'
import { genieLanguages } from '../languages'
import { burmeseText } from '../passages/words/burmese'
import { isIntended } from './intention'
import { isToBePrevented } from './prevention'

/** Next to the sign: it is a habit, and not happening now. */
const habitSource = String.raw`(?:always|often|sometimes|every time|lagi\w*|palagi\w*|madalas|sering|selalu)`
const habitBeforePattern = new RegExp(String.raw`\b${habitSource} $|(?:ခဏခဏ|အမြဲ)\S{0,4}$`)
const habitWithinPattern = new RegExp(String.raw`\b${habitSource}\b|ခဏခဏ|အမြဲ`)
const habitAfterPattern = new RegExp(String.raw`^ ${habitSource}\b`)

/** Next to the sign: she looks for a lesson about it. */
const lessonBeforePattern =
  /\b(?:course|lesson|video)s? (?:about|on|for|of|tungkol(?: sa)?|tentang|soal)(?: \w+){0,2} ?$/
const lessonAfterPattern = /^ (?:course|lesson|video)\b/
const toBePattern = /\b(?:is|are|was|am|has|s)\b/
const isAboutLesson = (before: string, after: string) =>
  lessonBeforePattern.test(before) || (lessonAfterPattern.test(after) && !toBePattern.test(before))

/** The next words name an event to be prevented. */
const purposeBeforePattern =
  /\b(?:so that|how to (?:not|stop)|not to|without|before it|keep (?:from|away)|in case|para (?:hindi|di|d|walang)|(?:supaya|agar|biar) (?:tidak|tdk|gak|ga|nggak|anak|bayi|nenek|kakek))(?: \w+){0,3} ?$|\b(?:supaya|agar|biar) $/

/**
 * The next words name an event that has not happened ("if it burns"). A story also tells past events ("when I came
 * home"): "when" means a supposed event only if the sentence asks a question.
 */
const conditionBeforePattern =
  /\b(?:if|suppose|kung|kapag|sakaling|kalau|kalo|klo|jika|bila|apabila|misalnya|what if)(?: (?!i\b|ako\b|ko\b)\w+){0,3} ?$/
const whenBeforePattern = /\b(?:when|pag|tuwing)(?: (?!i\b|we\b|ako\b|ko\b|my\b)\w+){0,3} ?$/
const questionPattern =
  /\?|\b(?:what|how|should|can i|do i|will|would|ano|anong|paano|pano|gagawin|dapat|bagaimana|gimana|gmn|apa|harus|akan)\b/

/** The same in Burmese, which puts both behind the verb. */
const burmesePurposePattern = /မ\S{1,12}အောင်/
const burmeseConditionPattern = /ရင်(?!ဘတ်)|တဲ့အခါ/

/** End of a Burmese sentence: text behind it does not change whether the event has happened. */
const burmeseSentenceEndPattern = /တယ်|ပြီ|ဘူး/

/**
 * Somebody is frightened now, however it is worded. "Help" and "tolong", which is also "please", are no cry where the
 * next words ask for an explanation or for a way to prevent something.
 */
const urgencyPattern =
  /\bhelp\b(?! (?:me )?(?:to )?(?:prevent|avoid|understand|learn)\b)|\bnow\b|\bplease\b.*!|!!|\bemergency\b|\btulong\b|\bsaklolo|\bngayon(?: na)?\b|\btolong\b(?! (?:bantu )?(?:jelas|ajar|beri|kasih|cerita|sebut|tunjuk|terang))|\bsekarang\b|\bdarurat\b|ကယ်(?:ပါ|ကြ)|အခု|အရေးပေါ်|ကူညီပါ/

const signsByLanguage = Object.values(genieLanguages).flatMap(({ emergencies: signsOf }) => signsOf)

/**
 * Phrases that report an emergency, in all languages and mixed; any one of a kind suffices. Texts have the form of
 * `searchable`.
 */
const signs = Object.fromEntries(
  emergencies.map((kind) => [kind, signsByLanguage.flatMap((signsOf) => signsOf[kind] ?? [])]),
) as Record<EmergencyKind, RegExp[]>

const numberByKind: Partial<Record<EmergencyKind, EmergencyNumber>> = {
  violence: policeNumber,
  suicide: suicideHelplineNumber,
}

/** Kinds in which a body is in danger: the ambulance comes before the helpline for somebody who is hurt already. */
const ambulanceKinds = emergencies.filter((kind) => numberByKind[kind] === undefined)

/** Help for these kinds is shown even if the text calls them only possible: the writer may have no time to say more. */
const alwaysShown: EmergencyKind[] = ['choking', 'drowning', 'breathing', 'poison', 'suicide', 'violence']

/** Separator of sentences, which occurs within none. */
const sentenceSeparator = ' | '

/** Returns the emergency that a text in any language reports, with the number to call; null if there is none. */
export function findEmergency(text: string, language: Language): Emergency | null {
  const sentences = sentencesOf(text)
  const joinedSentences = sentences.join(sentenceSeparator)
  const isReported = (kind: EmergencyKind, mayBeIntended = true) =>
    sentences.some((sentence) => reports(sentence, kind, { mayBeIntended })) ||
    (sentences.length > 1 && reports(joinedSentences, kind, { mayBeIntended, mustContain: sentenceSeparator }))
  const first = emergencies.find((kind) => isReported(kind))
  if (!first) return null
  const attempt = first === 'suicide' ? ambulanceKinds.find((kind) => isReported(kind, false)) : undefined
  const kind = attempt ?? first
  const number = numberByKind[kind] ?? ambulanceNumber
  return { kind, number, name: emergencyServices[number][language] }
}

/** Splits a text into sentences, since each is judged alone: a question after a cry for help does not silence it. */
const sentencesOf = (text: string) =>
  burmeseText(text.slice(0, maxMessageCharacters))
    .split(/(?<=[.!?;။\n])(?![.!?;။\n])/)
    .map((sentence) =>
      searchable(sentence)
        .replace(/[-–,:"()|]+/g, ' ')
        .replace(/([a-z])\1{2,}/g, '$1')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .filter(Boolean)

type Requirement = { mayBeIntended: boolean; mustContain?: string }

/**
 * Whether a text has a sign of this kind that is about now; a match counts only if it contains `mustContain`, and is
 * more than intended unless it may be.
 */
const reports = (text: string, kind: EmergencyKind, { mayBeIntended, mustContain = '' }: Requirement) =>
  signs[kind].some(
    (sign) =>
      // Signs are rare: looking for all their places at once costs thirty times as much.
      sign.test(text) &&
      [...text.matchAll(new RegExp(sign, 'g'))].some(
        (match) =>
          match[0].includes(mustContain) && isNow(text, kind, match) && (mayBeIntended || !isIntended(text, match)),
      ),
  )

/** Whether the event has happened; a condition or a wish to prevent it counts only next to the sign. */
function isNow(text: string, kind: EmergencyKind, { 0: match, index }: RegExpExecArray): boolean {
  if (kind === 'suicide' || urgencyPattern.test(text)) return true
  const textBefore = text.slice(0, index)
  const textAfter = text.slice(index + match.length)
  const restOfSentence = burmeseSentenceEndPattern.test(match.slice(-4))
    ? ''
    : (textAfter.split(burmeseSentenceEndPattern)[0] ?? '')
  const clause = textBefore.split(burmeseSentenceEndPattern).at(-1) ?? ''
  const isPrevented =
    isToBePrevented({ textBefore, match, textAfter, burmeseClause: clause + restOfSentence }) ||
    purposeBeforePattern.test(textBefore) ||
    burmesePurposePattern.test(clause + restOfSentence) ||
    isAboutLesson(textBefore, textAfter)
  if (kind !== 'violence' && isPrevented) return false
  if (alwaysShown.includes(kind)) return true
  if (habitBeforePattern.test(textBefore) || habitWithinPattern.test(match) || habitAfterPattern.test(textAfter))
    return false
  const isSupposed =
    conditionBeforePattern.test(textBefore) || (whenBeforePattern.test(textBefore) && questionPattern.test(text))
  return !(isSupposed || burmeseConditionPattern.test(restOfSentence))
}
