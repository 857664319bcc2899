import type { Language } from '@kasama/contract/language'
import type { LoginCard } from '@kasama/contract/worker.api'

/** What the employer hands over, as the server answered it once; `name` is '' and `picture` null where there is none. */
export type WorkerLogin = LoginCard & { name: string; picture: string | null; language: Language }
