import { type Static, Type } from 'typebox'

/**
 * Fields of a lesson that its row, its draft and versions, its pack and its readers have alike; one for all languages. A
 * pack leaves out a value that is the default of `noFacts`.
 */
export const lessonFacts = {
  /** Whether each clip's pictures show its sentences in the clip's language, so that subtitles would repeat them. */
  slides_show_text: Type.Boolean(),
}
export type LessonFacts = { [Name in keyof typeof lessonFacts]: Static<(typeof lessonFacts)[Name]> }
export const noFacts: LessonFacts = { slides_show_text: false }
const factNames = Object.keys(noFacts) as (keyof LessonFacts)[]

/** Returns the facts of a row, a lesson or a pack; a missing one has its default. */
export const factsIn = (from: Partial<LessonFacts>): LessonFacts =>
  Object.fromEntries(factNames.map((name) => [name, from[name] ?? noFacts[name]])) as LessonFacts
