/** One thing that the search found. */
export type Hit = {
  id: string
  title: string
  /** A line below it. */
  detail: string
  /** Where it opens. */
  to: string
  /** Its state, in a word. */
  tag?: string | undefined
  /** A closer look, beside the list. */
  facts?: { label: string; value: string }[]
}
export type HitGroup = { name: string; hits: Hit[] }
/** `isClose`: nothing is spelled as it was written, these come near. */
export type Found = { groups: HitGroup[]; isClose: boolean }
export type Look = (q: string, signal: AbortSignal) => Promise<Found>
