import type { Config } from '#platform/config/config'
import type { Log } from '#platform/log/log'
import type { Patience } from '#platform/ports/model/model'
import { openaiModel } from '#platform/ports/model/openai'
import { standInOpenai } from '../../../stand-ins/openai/app'
import { atEnd } from '../app/at-end'
import { type TestApp, testApp } from '../app/test-app'

export const chatKey = 'sk-canary-of-the-model'

export type ModelStandIn = Awaited<ReturnType<typeof standInOpenai>>
type Options = { config?: Partial<Config>; seesPictures?: boolean; tokensPerDay?: number; log?: Log }

const calm: Patience = { first: 60_000, next: 60_000, whole: 120_000, sound: 60_000 }

/** A server whose model is the stand-in; tests change its timeouts. */
export async function appWithModel(
  options: Options = {},
): Promise<TestApp & { model: ModelStandIn; patience: Patience }> {
  const model = await standInOpenai()
  const address = await model.listen()
  atEnd(() => model.app.close())
  const patience = { ...calm }
  const settings = {
    apiUrl: address,
    apiKey: chatKey,
    model: 'stand-in',
    seesPictures: options.seesPictures ?? true,
    soundApiUrl: address,
    soundApiKey: chatKey,
    hearsModel: 'stand-in-hears',
    speaksModel: 'stand-in-speaks',
    speaksVoice: 'alloy',
    speaksLanguages: ['eng', 'phi', 'ind'] as ('eng' | 'phi' | 'ind')[],
    tokensPerDay: options.tokensPerDay ?? 1_000_000,
  }
  const app = await testApp({
    ...(options.config && { config: options.config }),
    ...(options.log && { log: options.log }),
    deps: () => ({ model: openaiModel(settings, patience) }),
  })
  return { ...app, model, patience }
}
