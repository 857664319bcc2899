import type { WorkerDetails } from '@kasama/contract/people/worker.api'
import { firstName } from '@kasama/contract/first-name.rules'

/** A worker's name on her employer's screens. */
export const nameOf = ({ fullname, username }: WorkerDetails) => firstName(fullname) || username
