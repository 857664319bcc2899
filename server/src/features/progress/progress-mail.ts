/** What a queued progress mail is about. */
export type ProgressMail = { kind: 'first_video' | 'list_done'; workerId: number; videoId: number }

export const progressMailJob = 'progress-mail'
