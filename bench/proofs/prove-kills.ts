import { proveKills } from '../../server/test/rounds/kill-rounds'
import type { Proof } from './prove'

/**
 * `kill -9` of the server or of PostgreSQL while people write; on the embedded database a quarter of the rounds. No
 * acknowledged write may be lost.
 */
export const kills: Proof = { rounds: 200, sample: 3, run: proveKills }
