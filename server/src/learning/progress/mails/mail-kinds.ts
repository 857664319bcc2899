/** A lesson as a mail shows it. */
export type LessonFacts = { title: string; picture: string | null }

type Counts = { videos: number; questions: number; correct: number; minutes: number }

export type WeekFacts = {
  /** Seven whole days, YYYY-MM-DD. */
  first: string
  last: string
  videos: number
  /** Seconds of each day on which she learned. */
  learned: Record<string, number>
  answers: number
  /** 1 for an answer that was right at the first try, 0.5 for a later one. */
  points: number
  /** The latest three lessons that she completed, with the number of questions right at the first try. */
  watched: (LessonFacts & { questions: number; correct: number })[]
  /** The next lesson of her list; null if none is left. */
  next: NextLesson | null
}
export type NextLesson = LessonFacts & { seconds: number }

/** Contents of each kind of mail, as they were when the mail was written. */
export type MailFacts = {
  first_video: LessonFacts & Counts
  list_done: LessonFacts & Counts
  credit: {
    month: string
    percent: number
    videos: number
    credits: number
    towards: number
    /** Whether an address for vouchers was stored then; older mails lack it. */
    on_file?: boolean
    /** Value of a voucher for six credits then; older mails lack it. */
    voucher_cents?: number
  }
  weekly: WeekFacts
  idle: { since: string; has_begun: boolean; next: NextLesson | null }
}

/** A kind with its own contents. */
export type ProgressMail = { [Kind in keyof MailFacts]: { kind: Kind; facts: MailFacts[Kind] } }[keyof MailFacts]

/** A success of the worker that her employer gets a mail about. */
export type GoodMoment = { kind: 'first_video' | 'list_done'; workerId: number; videoId: number }
export const goodMomentJob = 'progress-mail'

export const sendMailsJob = 'send-progress-mails'
