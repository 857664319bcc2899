import { Phrases } from '../ui/phrases'
import { matchesIn } from './matches'

type Props = { keywords: string; children: string }

/** A title with the searched words marked. */
export function TitleMatch({ keywords, children }: Props) {
  const parts = matchesIn(children, keywords).map((part, index) => ({ ...part, index }))
  return parts.map(({ text, isMatch, index }) =>
    isMatch ? (
      <mark key={index}>
        <Phrases>{text}</Phrases>
      </mark>
    ) : (
      <Phrases key={index}>{text}</Phrases>
    ),
  )
}
