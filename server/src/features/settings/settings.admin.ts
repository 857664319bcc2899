import { brand, deliveredBrand } from '@kasama/contract/brand'
import type { BrandSettings, settingsApi } from '@kasama/contract/desk/settings.api'
import type { Deps } from '../../deps'
import type { Handlers } from '../../platform/http/serve'
import { freshBrand } from '../../platform/settings/fresh-brand'
import { genieSettings, mailSettings } from '../../platform/settings/known-settings'
import { changeSetting } from './change-setting'
import { countReaders, findSpent } from './settings.queries'

function shownBrand(): BrandSettings {
  const { name, tagline, contactEmail, postalAddress, blogUrl, social } = { ...deliveredBrand, ...brand }
  return { name, tagline, contactEmail, postalAddress, blogUrl, social }
}

const tidy = (words: string) => words.trim().replace(/\s+/g, ' ')

export const settingsAdmin = (deps: Deps): Handlers<typeof settingsApi> => {
  const { db, now, config, model } = deps

  async function mails() {
    const usual_per_minute = Math.max(1, Math.round(config.mailsPerSecond * 60))
    return { ...(await mailSettings(db)), usual_per_minute, employers: await countReaders(db) }
  }

  async function genie() {
    const usual_tokens_a_day = model ? model.tokensPerDay : null
    return {
      ...(await genieSettings(db)),
      usual_tokens_a_day,
      ...(await findSpent(db, now())),
      sees: model?.sees ?? false,
    }
  }

  return {
    'GET /admin/brand': async () => {
      await freshBrand(db)
      return shownBrand()
    },

    'POST /admin/brand': async ({ user, body }) => {
      const said = { ...body, name: tidy(body.name), postalAddress: tidy(body.postalAddress) }
      await freshBrand(db)
      await changeSetting(deps, user, { key: 'brand', before: shownBrand(), after: said })
      await freshBrand(db)
      return shownBrand()
    },

    'GET /admin/mail-settings': mails,

    'POST /admin/mail-settings': async ({ user, body }) => {
      await changeSetting(deps, user, { key: 'mails', before: await mailSettings(db), after: body })
      return mails()
    },

    'GET /admin/genie-settings': genie,

    'POST /admin/genie-settings': async ({ user, body }) => {
      await changeSetting(deps, user, { key: 'genie', before: await genieSettings(db), after: body })
      return genie()
    },
  }
}
