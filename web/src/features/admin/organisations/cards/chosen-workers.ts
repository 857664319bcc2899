export type Worker = { id: number; name: string; user_id: string }

let chosen: { orgId: number; workers: Worker[] } | null = null

/** Whom cards are to be made for, chosen on the page of their organisation. */
export const chosenWorkers = {
  keep(orgId: number, workers: Worker[]) {
    chosen = { orgId, workers }
  },
  of: (orgId: number) => (chosen?.orgId === orgId ? chosen.workers : []),
  /** The page that asks about them has them; who comes back to it later is asked nothing. */
  forget() {
    chosen = null
  },
}
