import type { Language } from '@kasama/contract/language'
import type { LoginCard } from '@kasama/contract/people/worker.api'

/** The worker's login for her employer, which the server sends once; `name` is '' and `picture` null if missing. */
export type WorkerLogin = LoginCard & { name: string; picture: string | null; language: Language }
