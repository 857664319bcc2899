import { type AnswerPart, type Model, ModelFailed, type Prompt, tooSlow } from '#platform/ports/model/model'

type ModelListener = { gone: AbortSignal; hear: (said: AnswerPart) => boolean }

const late = 'late' as const

/** Resolves to the promise's value, or to `late` after that many ms. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), Math.max(0, ms))
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Listens to one try until it ends; returns whether the model finished, or fell silent in the middle. */
async function listenOnce(model: Model, prompt: Prompt, { gone, hear }: ModelListener, began: number) {
  const { patience } = model
  const stop = new AbortController()
  const pieces = model.answer(prompt, AbortSignal.any([gone, stop.signal]))[Symbol.asyncIterator]()
  let hasBegun = false
  const endedLate = () => {
    stop.abort(tooSlow())
    if (!hasBegun) throw new ModelFailed('slow')
    return 'fell silent' as const
  }
  try {
    for (;;) {
      const spent = performance.now() - began
      const left = hasBegun ? Math.min(patience.next, patience.whole - spent) : patience.first - spent
      const next = pieces.next()
      next.catch(() => {})
      const piece = await within(left, next).catch((error: unknown) => {
        if (hasBegun && error instanceof ModelFailed && error.fault === 'away') return late
        throw error
      })
      if (piece === late) return endedLate()
      if (piece.done) return 'ended'
      if ('words' in piece.value) hasBegun = true
      if (!hear(piece.value)) return 'ended'
    }
  } finally {
    stop.abort()
    void pieces.return?.(undefined).catch(() => {})
  }
}

/**
 * Listens to a model's answer. A model that can't be reached is asked a second time before its first word. Throws
 * ModelFailed if not one word came in time; a stream that stalls later ends with the words received.
 */
export async function listen(model: Model, prompt: Prompt, listening: ModelListener): Promise<'ended' | 'fell silent'> {
  const began = performance.now()
  let hasHeard = false
  const noting: ModelListener = {
    ...listening,
    hear: (said) => {
      hasHeard = true
      return listening.hear(said)
    },
  }
  return listenOnce(model, prompt, noting, began).catch((error: unknown) => {
    const isWorthIt = error instanceof ModelFailed && error.fault === 'away' && !hasHeard && !listening.gone.aborted
    if (!isWorthIt) throw error
    return listenOnce(model, prompt, noting, began)
  })
}
