import type { translationApi } from '@kasama/contract/studio/translation/translation.api'
import { isTokenLimitReached } from '#genie/answer'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { glossaryOf } from './glossary'
import { suggest } from './suggest'

export const translationHandlers = (deps: Deps): Handlers<typeof translationApi> => ({
  'GET /admin/translation/:language': async ({ params }) => {
    const { model } = deps
    const state = !model ? 'no_model' : (await isTokenLimitReached(deps, model, true)) ? 'spent' : 'ready'
    return { state, glossary: glossaryOf(params.language) }
  },
  'POST /admin/translation/:language': ({ params, body }) => suggest(deps, params.language, body.texts),
})
