import type { Language } from '@kasama/contract/language'
import type { PassageRow } from '../passages/kept/kept.queries'
import type { Hit } from '../passages/rank'
import { inLanguage } from '../passages/retrieve'

const leastSteps = 2
const mostSteps = 5
/** A part with a smaller share of the best part's points is about something else. */
const fits = 0.6

export type Steps = { lines: string[]; language: Language; seconds: number }

/**
 * Chooses the parts of a lesson that answer: those that fit the question, plus the next one if there is only one; the
 * first parts of the lesson if the question is about the whole of it.
 */
export function chooseParts(parts: PassageRow[], hits: Hit[]): PassageRow[] {
  const best = fittingParts(parts, hits)
  const about = hits.find(({ part }) => part === 0)?.points ?? 0
  const most = Math.max(0, ...hits.filter(({ id }) => best.some((part) => part.id === id)).map(({ points }) => points))
  if (best.length === 0 || about > 2 * most) return parts.slice(0, mostSteps)
  const [only] = best
  const chosen = best.length < leastSteps && only ? [only, ...neighbours(parts, only).slice(0, 1)] : best
  return parts.filter((part) => chosen.includes(part))
}

/** Returns the parts that fit nearly as well as the best one, the best first. */
function fittingParts(parts: PassageRow[], hits: Hit[]): PassageRow[] {
  const points = new Map(hits.map((hit) => [hit.id, hit.points]))
  const pointsOf = (part: PassageRow) => points.get(part.id) ?? 0
  const best = Math.max(0, ...parts.map(pointsOf))
  return parts
    .filter((part) => best > 0 && pointsOf(part) >= fits * best)
    .sort((one, other) => pointsOf(other) - pointsOf(one))
    .slice(0, mostSteps)
}

function neighbours(parts: PassageRow[], part: PassageRow): PassageRow[] {
  const at = parts.indexOf(part)
  return [parts[at + 1], parts[at - 1]].filter((next) => next !== undefined)
}

/** Formats the parts as numbered steps, in the words of the lesson; playback starts at the part that fits best. */
export function stepsOf(parts: PassageRow[], best: number | undefined, language: Language): Steps {
  const texts = parts.map((part) => ({ id: part.id, ...inLanguage(part.texts, language) }))
  const from = texts.find(({ id }) => id === best) ?? texts[0]
  return {
    lines: texts.map(({ text }, n) => `${n + 1}. ${lineOf(text)}`),
    language: texts[0]?.language ?? language,
    seconds: from?.text.seconds ?? 0,
  }
}

/** ရင် means "when"; in အရင် it means "first". */
const isCondition = /\?|(?<!အ)ရင်|:/

/** A heading that asks or sets a condition belongs to the text under it: Oil burns? Cover it. */
function lineOf({ heading, text }: { heading: string; text: string }): string {
  if (!text) return heading
  if (!isCondition.test(heading)) return text
  return `${heading}${endOf(heading)} ${text}`
}

/** A heading that only sets a condition continues in the same sentence: အခု အန္တရာယ် ရှိနေရင်၊ */
function endOf(heading: string): string {
  if (/[.?!။]$/.test(heading)) return ''
  if (heading.endsWith('ရင်')) return '၊'
  return /[\u1000-\u109f]$/.test(heading) ? '။' : '.'
}
