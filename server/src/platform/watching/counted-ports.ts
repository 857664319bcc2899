import type { Mailer } from '#platform/ports/mail/mail'
import { type Model, ModelFailed } from '#platform/ports/model/model'
import type { Count } from './metrics'

/** A mailer that counts its mails. */
export const countedMailer = (mail: Mailer, count: Count): Mailer => ({
  send: (...args) =>
    counted(
      () => mail.send(...args),
      (outcome) => count('mail', outcome),
    ),
})

/** A model that counts its calls by outcome. */
export function countedModel(model: Model, count: Count): Model {
  const recordOutcome = (outcome: string) => count('model_call', outcome)
  return {
    ...model,
    async *answer(...args) {
      // A caller that stops listening before the end has heard enough: the outcome is `done`.
      let outcome = 'done'
      try {
        yield* model.answer(...args)
      } catch (error) {
        outcome = faultOf(error)
        throw error
      } finally {
        recordOutcome(outcome)
      }
    },
    transcribe: (...args) => counted(() => model.transcribe(...args), recordOutcome),
    speak: (...args) => counted(() => model.speak(...args), recordOutcome),
  }
}

const faultOf = (error: unknown) => (error instanceof ModelFailed ? error.fault : 'failed')

async function counted<T>(work: () => Promise<T>, recordOutcome: (outcome: string) => void): Promise<T> {
  try {
    const result = await work()
    recordOutcome('done')
    return result
  } catch (error) {
    recordOutcome(faultOf(error))
    throw error
  }
}
