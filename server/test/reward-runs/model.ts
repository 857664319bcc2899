/**
 * What the specification says of credits, vouchers and skills, in the plainest words there are: lists and loops, nothing
 * of the product's own rules.
 */
type Deed = { worker: number; at: number; month: string }
type Answer = Deed & { isRight: boolean }
type Completion = Deed & { video: number }
type Skill = { id: number } & ({ videos: number[] } | { topic: number })

export type Model = ReturnType<typeof newModel>

export function newModel(topicOf: Map<number, number>, skills: Skill[]) {
  const answers: Answer[] = []
  const completions: Completion[] = []
  const credits: { worker: number; month: string; percent: number; answers: number; videos: number }[] = []
  const orders = new Map<number, number>()
  const addresses = new Map<number, string>()
  const earned = new Set<string>()

  const creditsOf = (worker: number) => credits.filter((credit) => credit.worker === worker).length
  const ordersOf = (worker: number) => orders.get(worker) ?? 0
  /** 6 credits convert to a voucher, posted to a mailing address. */
  function convert(worker: number) {
    while ((addresses.get(worker) ?? '').trim() !== '' && creditsOf(worker) - 6 * ordersOf(worker) >= 6)
      orders.set(worker, ordersOf(worker) + 1)
  }

  return {
    credits,
    answered: (answer: Answer) => answers.push(answer),
    /** A skill is earned when all its lessons are completed; of a topic, all of the list, and three at least. It stays. */
    completed(done: Completion, list: number[]) {
      completions.push(done)
      const has = (video: number) => completions.some((one) => one.worker === done.worker && one.video === video)
      for (const skill of skills) {
        const lessons = 'videos' in skill ? skill.videos : list.filter((video) => topicOf.get(video) === skill.topic)
        const isWhole = lessons.every(has) && lessons.length >= ('videos' in skill ? 1 : 3)
        if (isWhole) earned.add(`${done.worker} ${skill.id}`)
      }
    },
    sent(worker: number, address: string) {
      addresses.set(worker, address)
      convert(worker)
    },
    /** 1 credit a month if the average of correct answers is 90% or higher and at least 1 video was watched. */
    monthEnds(month: string, workers: number[]) {
      for (const worker of workers) {
        const own = answers.filter((answer) => answer.worker === worker && answer.month === month)
        const videos = completions.filter((done) => done.worker === worker && done.month === month).length
        const points = own.reduce((sum, { isRight }) => sum + (isRight ? 2 : 1), 0)
        const percent = own.length === 0 ? 0 : Math.round((points * 50) / own.length)
        if (percent < 90 || videos < 1) continue
        credits.push({ worker, month, percent, answers: own.length, videos })
        convert(worker)
      }
    },
    balanceOf: (worker: number) => creditsOf(worker) - 6 * ordersOf(worker),
    ordersOf,
    /** How much there was to compare. */
    size: () => ({
      credits: credits.length,
      orders: [...orders.values()].reduce((a, b) => a + b, 0),
      skills: earned.size,
    }),
    skillsOf: (worker: number) => skills.map(({ id }) => id).filter((id) => earned.has(`${worker} ${id}`)),
  }
}
