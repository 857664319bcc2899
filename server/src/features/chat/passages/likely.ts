import type { LibraryWords } from './kept/postings'

/** A form of a word as it is asked for: the word's place in the question, and what it is worth. */
export type AskedForm = { place: number; form: string; worth: number }
export type Likely = { id: number; points: number; places: number[] }
/** What a passage says by one form. */
export type Said = { word: string; passage_id: number; weight: number }

type Known = { library: LibraryWords /** Of one lesson, whatever else there is. */; said: Said[] }

/** The passages that have most of what is asked for, the best first. */
export function likelyPassages(asked: AskedForm[], known: Known, most: number): Likely[] {
  const all = new Map<number, Likely>()
  for (const place of new Set(asked.map((one) => one.place))) {
    const forms = asked.filter((one) => one.place === place)
    for (const [id, points] of pointsOfWord(forms, known)) {
      const likely = all.get(id) ?? { id, points: 0, places: [] }
      likely.points += points
      likely.places.push(place)
      all.set(id, likely)
    }
  }
  return [...all.values()].sort((one, other) => other.points - one.points || one.id - other.id).slice(0, most)
}

/** What one word gives to passages: of its forms the one counts that says most. */
function pointsOfWord(forms: AskedForm[], { library, said }: Known): Map<number, number> {
  const best = new Map<number, number>()
  const note = (id: number, points: number) => {
    if (points > (best.get(id) ?? 0)) best.set(id, points)
  }
  for (const { form, worth } of forms) {
    const { passages, weights } = library.posting(form)
    for (const [n, id] of passages.entries()) note(id, worth * (weights[n] ?? 0))
    for (const { word, passage_id, weight } of said) if (word === form) note(passage_id, worth * weight)
  }
  return best
}
