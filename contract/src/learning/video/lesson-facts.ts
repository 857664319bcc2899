import { type Static, Type } from 'typebox'

/**
 * Language-independent fields that a lesson has in its row, drafts, versions, pack and API replies alike. A
 * pack omits a value that equals its default.
 */
export const lessonFacts = {
  /** Whether the slides show the spoken sentences, so that subtitles would repeat them. */
  slides_show_text: Type.Boolean(),
}
export type LessonFacts = { [Name in keyof typeof lessonFacts]: Static<(typeof lessonFacts)[Name]> }
export const defaultLessonFacts: LessonFacts = { slides_show_text: false }
const factNames = Object.keys(defaultLessonFacts) as (keyof LessonFacts)[]

/** Picks the lesson facts from a row, a lesson or a pack; missing ones get their defaults. */
export const lessonFactsOf = (source: Partial<LessonFacts>): LessonFacts =>
  Object.fromEntries(factNames.map((name) => [name, source[name] ?? defaultLessonFacts[name]])) as LessonFacts
