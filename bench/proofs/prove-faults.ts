import { proveFaults } from '../../server/test/rounds/fault-rounds'
import type { Proof } from './prove'

/** The server under load while its PostgreSQL is cut, killed, hangs and restarts, and the server itself is killed. */
export const faults: Proof = {
  rounds: 20,
  sample: 1,
  run: ({ rounds, say }) => proveFaults({ rounds, awayMs: 2500, say }),
}
