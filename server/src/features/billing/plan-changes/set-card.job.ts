import type { Deps } from '../../../deps'
import type { Job } from '../../../platform/jobs/jobs'
import { type SetCardWork, setCardJob } from '../job-names'
import { finishCardChange } from './change-card'

/** She answered her bank, and did not come back here to see it. */
export const setCardJobOf = (deps: Deps): Job<SetCardWork> => ({
  name: setCardJob,
  run: ({ attemptId }) => finishCardChange(deps, attemptId),
})
