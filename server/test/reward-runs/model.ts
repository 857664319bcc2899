import { hourMs } from '@kasama/contract/durations.rules'
import { newVoucherModel } from './voucher-model'

/**
 * The specification's rules of credits, vouchers and skills in their simplest form: lists and loops, without the
 * product's own rules.
 */
type WorkerEvent = { worker: number; at: number; month: string }
type Answer = WorkerEvent & { isRight: boolean }
type Completion = WorkerEvent & { video: number }
type Skill = { id: number } & ({ videos: number[] } | { topic: number })

type MonthEnd = { month: string; workers: number[]; linked: number[] }

const singaporeDay = (at: number) => new Date(at + 8 * hourMs).toISOString().slice(0, 10)

export type Model = ReturnType<typeof newModel>

export function newModel(topicOf: Map<number, number>, skills: Skill[]) {
  const answers: Answer[] = []
  const completions: Completion[] = []
  const credits: { worker: number; month: string; percent: number; answers: number; videos: number }[] = []
  const earned = new Set<string>()
  const praised: string[] = []
  const mailed: string[] = []

  const creditsOf = (worker: number) => credits.filter((credit) => credit.worker === worker).length
  const vouchers = newVoucherModel(creditsOf)

  return {
    ...vouchers,
    credits,
    answered: (answer: Answer) => answers.push(answer),
    /** Earns a skill, for good, by all its lessons, or by all of its topic's lessons on the list, three at least. */
    completed(completion: Completion, list: number[]) {
      completions.push(completion)
      const hasCompleted = (video: number) =>
        completions.some((one) => one.worker === completion.worker && one.video === video)
      for (const skill of skills) {
        const lessons = 'videos' in skill ? skill.videos : list.filter((video) => topicOf.get(video) === skill.topic)
        const isWhole = lessons.every(hasCompleted) && lessons.length >= ('videos' in skill ? 1 : 3)
        if (isWhole) earned.add(`${completion.worker} ${skill.id}`)
      }
    },
    /**
     * Earns 1 credit a month if the average of correct answers is 90% or higher and at least 1 video was watched. The
     * worker is praised for it, and her employer is mailed.
     */
    monthEnds({ month, workers, linked }: MonthEnd) {
      for (const worker of workers) {
        const ownAnswers = answers.filter((answer) => answer.worker === worker && answer.month === month)
        const videos = completions.filter(
          (completion) => completion.worker === worker && completion.month === month,
        ).length
        const points = ownAnswers.reduce((sum, { isRight }) => sum + (isRight ? 2 : 1), 0)
        const percent = ownAnswers.length === 0 ? 0 : Math.round((points * 50) / ownAnswers.length)
        if (percent < 90 || videos < 1) continue
        credits.push({ worker, month, percent, answers: ownAnswers.length, videos })
        vouchers.convert(worker)
        praised.push(`${worker} ${month}`)
        if (linked.includes(worker)) mailed.push(`${worker} ${month}`)
      }
    },
    skillsOf: (worker: number) => skills.map(({ id }) => id).filter((id) => earned.has(`${worker} ${id}`)),
    /** Months whose credit she was praised for, and months whose credit her employer was mailed about. */
    praisedFor: (worker: number) => praised.filter((one) => one.startsWith(`${worker} `)),
    mailedAbout: (worker: number) => mailed.filter((one) => one.startsWith(`${worker} `)),
    /** Number of compared records. */
    size: () => ({
      credits: credits.length,
      orders: vouchers.count(),
      skills: earned.size,
      mails: mailed.length,
      onLeapDay: answers.filter(({ at }) => singaporeDay(at).endsWith('-02-29')).length,
    }),
  }
}
