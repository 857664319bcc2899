import type { Placeholder } from '#platform/database/prepared'
import { anywhere, type MeantTerm, phrasePattern, splitPhrase } from '#platform/search/search-terms'

const points = { title: 6, elsewhere: 2 }

/**
 * Drafts and withdrawn lessons that match every term (id, points); the readers' search covers published lessons only.
 */
export function lineHits(terms: MeantTerm[], placeholder: Placeholder): string {
  const looks = terms.map((term) => (term.isTypo ? mistyped(term, placeholder) : typed(term, placeholder)))
  const sum = looks.map(({ inTitle }) => `case when ${inTitle} then ${points.title} else ${points.elsewhere} end`)
  return `select video_id as id, ${sum.join(' + ')} as points from lesson_lines
    where ${looks.map(({ isFound }) => `(${isFound})`).join(' and ')}`
}

function typed({ text }: MeantTerm, placeholder: Placeholder) {
  const pattern = placeholder(anywhere(text), 'text')
  return { inTitle: `titles like ${pattern}`, isFound: `titles like ${pattern} or words like ${pattern}` }
}

/** A term with one typing mistake has one half that is intact, which the index can find. */
function mistyped({ text }: MeantTerm, placeholder: Placeholder) {
  const pattern = placeholder(phrasePattern(text), 'text')
  const halves = splitPhrase(text).map((half) => placeholder(anywhere(half), 'text'))
  const candidates = halves.map((half) => `titles like ${half} or words like ${half}`).join(' or ')
  return {
    inTitle: `titles ~ ${pattern}`,
    isFound: `(${candidates}) and (titles ~ ${pattern} or words ~ ${pattern})`,
  }
}
