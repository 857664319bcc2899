export type Worker = { id: number; name: string; user_id: string }

let chosen: Worker[] = []

/** Whom cards are to be made for, chosen on another page. */
export function choose(workers: Worker[]) {
  chosen = workers
}

export const chosenWorkers = () => chosen
