import { languages } from '@kasama/contract/language'
import type { helpApi } from '@kasama/contract/people/help.api'
import { demoLogins } from '#platform/demo-logins'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { genieSettings } from '#platform/settings/known-settings'
import { contact } from './contact'

export const helpHandlers = (deps: Deps): Handlers<typeof helpApi> => ({
  'POST /contact': ({ body, user, address }) => contact(deps, { user, address }, body),

  'POST /error_reports': async ({ body }) => {
    deps.reports?.pass(body)
  },

  'GET /config': async () => ({
    demo: deps.config.demo,
    demo_logins: deps.config.demo ? demoLogins : [],
    payments: deps.payments.name,
    stripe_publishable_key: deps.config.stripePublishableKey,
    google_client_id: deps.config.googleClientId,
    chat: {
      hears: deps.model?.hears ?? false,
      speaks: languages.filter((language) => deps.model?.speaksIn(language)),
      sees: deps.model?.sees === true && (await genieSettings(deps.db)).pictures,
      url: deps.config.chatUrl,
    },
  }),
})
