import { type AnswerPart, type Model, ModelFailed, type Prompt, tooSlow } from '#platform/ports/model/model'

type AnswerReceiver = {
  disconnected: AbortSignal
  /** Takes a part; false: no more is wanted. */
  receive: (part: AnswerPart) => boolean
}

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

/**
 * Reads one try. 'ended': the model has finished, or no more is wanted; 'fell silent': it stopped after its first word.
 */
async function receiveOnce(model: Model, prompt: Prompt, { disconnected, receive }: AnswerReceiver, startedAt: number) {
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
      // If it fails after the timeout, nobody else handles the rejection.
      next.catch(() => {})
      const piece = await withTimeout(remainingMs, next).catch((error: unknown) => {
        // A connection lost within the answer counts as silence: the received words stay.
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
 * Receives a model's answer. A model that can't be reached is asked once more, unless a part of its answer has arrived.
 * Throws ModelFailed if not one word came in time; a stream that stalls later ends with the words received.
 */
export async function receiveAnswer(
  model: Model,
  prompt: Prompt,
  receiver: AnswerReceiver,
): Promise<'ended' | 'fell silent'> {
  const startedAt = performance.now()
  let hasReceived = false
  const trackingReceiver: AnswerReceiver = {
    ...receiver,
    receive: (part) => {
      hasReceived = true
      return receiver.receive(part)
    },
  }
  return receiveOnce(model, prompt, trackingReceiver, startedAt).catch((error: unknown) => {
    const canRetry =
      error instanceof ModelFailed && error.fault === 'away' && !hasReceived && !receiver.disconnected.aborted
    if (!canRetry) throw error
    return receiveOnce(model, prompt, trackingReceiver, startedAt)
  })
}
