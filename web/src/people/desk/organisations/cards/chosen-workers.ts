export type Worker = { id: number; name: string; user_id: string }

let chosen: { orgId: number; workers: Worker[] } | null = null

/** Workers who get new cards, chosen on the page of their organisation. */
export const chosenWorkers = {
  keep(orgId: number, workers: Worker[]) {
    chosen = { orgId, workers }
  },
  of: (orgId: number) => (chosen?.orgId === orgId ? chosen.workers : []),
  /** Called once the page of cards has them, so that it does not ask again at a later visit. */
  forget() {
    chosen = null
  },
}
