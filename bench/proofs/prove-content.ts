import { maxClipBytes } from '@kasama/contract/desk/desk.rules'
import { proveContent } from '../../server/test/rounds/content-rounds'
import { proveDeskWork } from '../../server/test/rounds/desk-rounds'
import type { Proof } from './prove'

const mebibyte = 1_048_576

/**
 * The server is killed while clips are uploaded, checked and published; in half of the rounds while a list is imported,
 * lessons are published together or a voice is laid over a clip. A sample omits the files of 2 GB.
 */
export const content: Proof = {
  rounds: 30,
  sample: 1,
  async run({ rounds, say }) {
    const deskRounds = rounds > 1 ? Math.ceil(rounds / 2) : 0
    const largeBytes = rounds > 1 ? maxClipBytes : 4 * mebibyte
    return [
      ...(await proveContent({ rounds: rounds - deskRounds, largeBytes, say })),
      ...(deskRounds > 0 ? await proveDeskWork({ rounds: deskRounds, from: ['import', 'bulk', 'voice'], say }) : []),
    ]
  },
}
