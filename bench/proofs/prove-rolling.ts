import { proveRolling } from '../../server/test/rolling/rolling'
import type { Proof } from './prove'

/** Two servers behind a proxy, each restarted once a round, under calls, payments, chats and uploads: none may fail. */
export const rolling: Proof = {
  rounds: 3,
  sample: 0,
  run: ({ rounds, say }) => proveRolling({ rounds, perSecond: Number(process.env.PER_SECOND ?? 300), say }),
}
