/** One result of the search. */
export type Hit = {
  id: string
  title: string
  /** A line below the title. */
  detail: string
  /** Address that it opens. */
  to: string
  /** Its state, in a word. */
  tag?: string | undefined
  /** Details, shown beside the list. */
  facts?: { label: string; value: string }[]
}
export type HitGroup = { name: string; hits: Hit[] }
/** `isClose`: nothing matches as it is spelled, these are similar. */
export type SearchResult = { groups: HitGroup[]; isClose: boolean }
export type SearchCall = (q: string, signal: AbortSignal) => Promise<SearchResult>
