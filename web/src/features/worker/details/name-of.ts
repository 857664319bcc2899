import type { WorkerDetails } from '@kasama/contract/worker.api'
import { firstName } from '../../../shared/format/first-name'

/** How her employer's screens call a worker. */
export const nameOf = ({ fullname, username }: WorkerDetails) => firstName(fullname) || username
