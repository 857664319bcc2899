import type { Language } from '@kasama/contract/language'
import type { PassageRow } from '../passages/index/library-index.queries'
import type { Hit } from '../passages/rank'
import { inLanguage } from '../passages/retrieve'

const minSteps = 2
const maxSteps = 5
/** A part with a smaller share of the best part's points is about something else. */
const minShareOfBest = 0.6

export type Steps = { lines: string[]; language: Language; seconds: number }

/**
 * Chooses the parts of a lesson that answer: those that fit the question, plus the next one if there is only one; the
 * first parts of the lesson if the question is about the whole of it.
 */
export function chooseParts(parts: PassageRow[], hits: Hit[]): PassageRow[] {
  const bestParts = fittingParts(parts, hits)
  const descriptionPoints = hits.find(({ part }) => part === 0)?.points ?? 0
  const maxPoints = Math.max(
    0,
    ...hits.filter(({ id }) => bestParts.some((part) => part.id === id)).map(({ points }) => points),
  )
  if (bestParts.length === 0 || descriptionPoints > 2 * maxPoints) return parts.slice(0, maxSteps)
  const [bestPart] = bestParts
  const chosenParts =
    bestParts.length < minSteps && bestPart ? [bestPart, ...neighbours(parts, bestPart).slice(0, 1)] : bestParts
  return parts.filter((part) => chosenParts.includes(part))
}

/** Returns the parts that fit nearly as well as the best one, the best first. */
function fittingParts(parts: PassageRow[], hits: Hit[]): PassageRow[] {
  const points = new Map(hits.map((hit) => [hit.id, hit.points]))
  const partPoints = (part: PassageRow) => points.get(part.id) ?? 0
  const maxPoints = Math.max(0, ...parts.map(partPoints))
  return parts
    .filter((part) => maxPoints > 0 && partPoints(part) >= minShareOfBest * maxPoints)
    .sort((a, b) => partPoints(b) - partPoints(a))
    .slice(0, maxSteps)
}

function neighbours(parts: PassageRow[], part: PassageRow): PassageRow[] {
  const index = parts.indexOf(part)
  return [parts[index + 1], parts[index - 1]].filter((next) => next !== undefined)
}

/** Formats the parts as numbered steps, in the words of the lesson; playback starts at the part that fits best. */
export function formatSteps(parts: PassageRow[], bestId: number | undefined, language: Language): Steps {
  const texts = parts.map((part) => ({ id: part.id, ...inLanguage(part.texts, language) }))
  const startPart = texts.find(({ id }) => id === bestId) ?? texts[0]
  return {
    lines: texts.map(({ text }, n) => `${n + 1}. ${stepText(text)}`),
    language: texts[0]?.language ?? language,
    seconds: startPart?.text.seconds ?? 0,
  }
}

/** ရင် means "when"; in အရင် it means "first". */
const conditionPattern = /\?|(?<!အ)ရင်|:/

/** A heading that asks or sets a condition belongs to the text under it: Oil burns? Cover it. */
function stepText({ heading, text }: { heading: string; text: string }): string {
  if (!text) return heading
  if (!conditionPattern.test(heading)) return text
  return `${heading}${headingEnd(heading)} ${text}`
}

/** A heading that only sets a condition continues in the same sentence: အခု အန္တရာယ် ရှိနေရင်၊ */
function headingEnd(heading: string): string {
  if (/[.?!။]$/.test(heading)) return ''
  if (heading.endsWith('ရင်')) return '၊'
  return /[\u1000-\u109f]$/.test(heading) ? '။' : '.'
}
