import { type AnswerPart, type Model, ModelFailed, type Prompt, tooSlow } from '#platform/ports/model/model'

type ModelListener = { disconnected: AbortSignal; receive: (part: AnswerPart) => boolean }

const late = 'late' as const

/** Resolves to the promise's value, or to `late` after that many ms. */
async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | typeof late> {
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
async function listenOnce(model: Model, prompt: Prompt, { disconnected, receive }: ModelListener, startedAt: number) {
  const { patience } = model
  const stop = new AbortController()
  const pieces = model.answer(prompt, AbortSignal.any([disconnected, stop.signal]))[Symbol.asyncIterator]()
  let hasWords = false
  const endLate = () => {
    stop.abort(tooSlow())
    if (!hasWords) throw new ModelFailed('slow')
    return 'fell silent' as const
  }
  try {
    for (;;) {
      const elapsed = performance.now() - startedAt
      const remainingMs = hasWords ? Math.min(patience.next, patience.whole - elapsed) : patience.first - elapsed
      const next = pieces.next()
      next.catch(() => {})
      const piece = await withTimeout(remainingMs, next).catch((error: unknown) => {
        if (hasWords && error instanceof ModelFailed && error.fault === 'away') return late
        throw error
      })
      if (piece === late) return endLate()
      if (piece.done) return 'ended'
      if ('words' in piece.value) hasWords = true
      if (!receive(piece.value)) return 'ended'
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
export async function listen(model: Model, prompt: Prompt, listener: ModelListener): Promise<'ended' | 'fell silent'> {
  const startedAt = performance.now()
  let hasReceived = false
  const recordingListener: ModelListener = {
    ...listener,
    receive: (part) => {
      hasReceived = true
      return listener.receive(part)
    },
  }
  return listenOnce(model, prompt, recordingListener, startedAt).catch((error: unknown) => {
    const canRetry =
      error instanceof ModelFailed && error.fault === 'away' && !hasReceived && !listener.disconnected.aborted
    if (!canRetry) throw error
    return listenOnce(model, prompt, recordingListener, startedAt)
  })
}
