import { mostClipBytes } from '@kasama/contract/desk.rules'
import { proveContent } from '../../server/test/rounds/content-rounds'
import { proveDeskWork } from '../../server/test/rounds/desk-rounds'
import { proveStoreUploads } from '../../server/test/rounds/store-rounds'

/** Rounds in which the server is killed: `npm run prove:content [-- <rounds>]`; 30 without a number, after files of 2 GB that are no clip. Ends with 1 when one does harm. */
const rounds = Number(process.argv[2] ?? 30)
const say = (line: string) => console.log(line)
const ofDesk = Math.ceil(rounds / 2)
const ofStore = Math.ceil(rounds / 5)
const problems = [
  ...(await proveContent({ rounds: rounds - ofDesk - ofStore, largeBytes: mostClipBytes, say })),
  ...(await proveDeskWork({ rounds: ofDesk, from: ['import', 'bulk', 'voice'], say })),
  ...(await proveStoreUploads({ rounds: ofStore, say })),
]
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? `${rounds} rounds, nothing half` : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
