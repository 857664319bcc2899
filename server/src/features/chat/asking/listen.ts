import { type Model, ModelFailed, type Prompt, type Said, tooSlow } from '../../../ports/model/model'

type Listening = { gone: AbortSignal; hear: (said: Said) => boolean }

const late = 'late' as const

/** What comes of a promise within so many ms, or `late`. */
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

/** One try: hears until the end; answers whether the model came to it, or fell silent in the middle. */
async function listenOnce(model: Model, prompt: Prompt, { gone, hear }: Listening, began: number) {
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
 * Hears what a model answers. One that can't be reached is asked a second time before its first word. Throws ModelFailed
 * where not one word came in time; a stream that stalls later ends with what was said.
 */
export async function listen(model: Model, prompt: Prompt, listening: Listening): Promise<'ended' | 'fell silent'> {
  const began = performance.now()
  let hasHeard = false
  const noting: Listening = {
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
