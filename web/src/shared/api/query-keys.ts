/**
 * Keys that more than one file uses; others are beside their query. A change invalidates by the first word:
 * `invalidateQueries({ queryKey: ['feed'] })`.
 */
export const queryKeys = {
  config: () => ['config'],
  profile: () => ['profile'],
  user: (id: number) => ['user', id],
  worker: (id: number) => ['worker', id],
  formerWorker: () => ['worker', 'former'],
  subscription: () => ['subscription'],
  plan: (id: number) => ['plan', id],
  topics: () => ['topics'],
  mustWatch: () => ['must-watch'],
  feed: (name: string, query: Record<string, unknown> = {}) => ['feed', name, query],
  video: (id: number) => ['video', id],
  publicVideo: (id: number) => ['public-video', id],
  question: (id: number, language: string) => ['question', id, language],
  answers: (userId: number) => ['answers', userId],
  skills: (userId: number) => ['skills', userId],
  certificates: (userId: number) => ['certificates', userId],
  speech: (language: string, text: string) => ['speech', language, text],
  redeem: () => ['redeem'],
  goal: () => ['goal'],
  passkeys: () => ['passkeys'],
  mailChoices: () => ['mail-choices'],
  praise: (language: string) => ['praise', language],
  progress: (userId: number, part: string) => ['progress', userId, part],
  organisationAt: (shortUrl: string) => ['organisation', 'at', shortUrl],
  organisation: (id: number) => ['organisation', id],
} as const
