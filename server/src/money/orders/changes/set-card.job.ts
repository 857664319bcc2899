import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { type SetCardWork, setCardJob } from '../../payment/settle/job-names'
import { finishCardChange } from './change-card'

/** Finishes a change of card that its bank approved while the buyer was away. */
export const setCardJobOf = (deps: Deps): Job<SetCardWork> => ({
  name: setCardJob,
  run: ({ attemptId }) => finishCardChange(deps, attemptId),
})
