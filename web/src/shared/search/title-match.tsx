import { Phrases } from '../ui/phrases'
import { matchesIn } from './matches'

type Props = { keywords: string; children: string }

/** A title with the searched words marked. */
export function TitleMatch({ keywords, children }: Props) {
  const parts = matchesIn(children, keywords).map((part, place) => ({ ...part, place }))
  return parts.map(({ text, isMatch, place }) =>
    isMatch ? (
      <mark key={place}>
        <Phrases>{text}</Phrases>
      </mark>
    ) : (
      <Phrases key={place}>{text}</Phrases>
    ),
  )
}
