/** A lesson as a mail shows it. */
export type LessonFacts = { title: string; picture: string | null }

type Counts = { videos: number; questions: number; correct: number; minutes: number }

export type WeekFacts = {
  /** Seven whole days, YYYY-MM-DD. */
  first: string
  last: string
  videos: number
  /** Seconds of the days on which she learned. */
  learned: Record<string, number>
  answers: number
  /** 1 for an answer that was right at once, 0.5 for a later one. */
  points: number
  /** The latest three that she completed, and how many questions she got right at once. */
  watched: (LessonFacts & { questions: number; correct: number })[]
  /** The next one of her list; null when nothing of it is left. */
  next: NextLesson | null
}
export type NextLesson = LessonFacts & { seconds: number }

/** What each kind of mail tells, as it was when the mail was written. */
export type MailFacts = {
  first_video: LessonFacts & Counts
  list_done: LessonFacts & Counts
  credit: {
    month: string
    percent: number
    videos: number
    credits: number
    towards: number
    /** Whether a voucher had where to go then; older mails do not say it. */
    on_file?: boolean
    /** What six credits gave then; older mails do not say it. */
    voucher_cents?: number
  }
  weekly: WeekFacts
  idle: { since: string; has_begun: boolean; next: NextLesson | null }
}

/** A kind with its own facts. */
export type Told = { [Kind in keyof MailFacts]: { kind: Kind; facts: MailFacts[Kind] } }[keyof MailFacts]

/** A good moment to tell the employer of. */
export type GoodMoment = { kind: 'first_video' | 'list_done'; workerId: number; videoId: number }
export const goodMomentJob = 'progress-mail'

export const sendMailsJob = 'send-progress-mails'
