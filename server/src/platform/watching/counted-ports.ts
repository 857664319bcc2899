import type { Mailer } from '#platform/ports/mail/mail'
import { type Model, ModelFailed } from '#platform/ports/model/model'
import type { Count } from './metrics'

/** A mailer that counts its mails. */
export const countedMailer = (mail: Mailer, count: Count): Mailer => ({
  send: (...given) =>
    counted(
      () => mail.send(...given),
      (outcome) => count('mail', outcome),
    ),
})

/** A model that counts its calls by outcome. */
export function countedModel(model: Model, count: Count): Model {
  const note = (outcome: string) => count('model_call', outcome)
  return {
    ...model,
    async *answer(...given) {
      // A caller that stops listening before the end has heard enough: the outcome is `done`.
      let outcome = 'done'
      try {
        yield* model.answer(...given)
      } catch (error) {
        outcome = faultOf(error)
        throw error
      } finally {
        note(outcome)
      }
    },
    transcribe: (...given) => counted(() => model.transcribe(...given), note),
    speak: (...given) => counted(() => model.speak(...given), note),
  }
}

const faultOf = (error: unknown) => (error instanceof ModelFailed ? error.fault : 'failed')

async function counted<T>(work: () => Promise<T>, note: (outcome: string) => void): Promise<T> {
  try {
    const done = await work()
    note('done')
    return done
  } catch (error) {
    note(faultOf(error))
    throw error
  }
}
