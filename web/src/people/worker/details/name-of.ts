import { firstName } from '@kasama/contract/first-name.rules'
import type { WorkerDetails } from '@kasama/contract/people/worker.api'

/** A worker's name on her employer's screens. */
export const nameOf = ({ fullname, username }: WorkerDetails) => firstName(fullname) || username
