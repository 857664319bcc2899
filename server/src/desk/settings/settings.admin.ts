import type { settingsApi } from '@kasama/contract/desk/settings.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { freshBrand } from '#platform/settings/fresh-brand'
import {
  brandSettings,
  brandWith,
  genieSettings,
  genieWith,
  mailSettings,
  mailsWith,
} from '#platform/settings/known-settings'
import { versionOf } from '#platform/version'
import { changeSetting } from './change-setting'
import { countReaders, findSpent } from './settings.queries'

const tidy = (words: string) => words.trim().replace(/\s+/g, ' ')
const withVersion = <Value extends object>(value: Value) => ({ ...value, version: versionOf(value) })

export const settingsHandlers = (deps: Deps): Handlers<typeof settingsApi> => {
  const { db, now, config, model } = deps

  const brand = async () => withVersion(await brandSettings(db))

  async function mails() {
    const usual_per_minute = Math.max(1, Math.round(config.mailsPerSecond * 60))
    return { ...withVersion(await mailSettings(db)), usual_per_minute, employers: await countReaders(db) }
  }

  async function genie() {
    const usual_tokens_a_day = model ? model.tokensPerDay : null
    return {
      ...withVersion(await genieSettings(db)),
      usual_tokens_a_day,
      ...(await findSpent(db, now())),
      sees: model?.sees ?? false,
    }
  }

  return {
    'GET /admin/brand': brand,

    'POST /admin/brand': async ({ user, body: { version, ...changes } }) => {
      const after = { ...changes, name: tidy(changes.name), postalAddress: tidy(changes.postalAddress) }
      await changeSetting(deps, user, { key: 'brand', complete: brandWith, version, after })
      await freshBrand(db)
      return brand()
    },

    'GET /admin/mail-settings': mails,

    'POST /admin/mail-settings': async ({ user, body: { version, ...after } }) => {
      await changeSetting(deps, user, { key: 'mails', complete: mailsWith, version, after })
      return mails()
    },

    'GET /admin/genie-settings': genie,

    'POST /admin/genie-settings': async ({ user, body: { version, ...after } }) => {
      await changeSetting(deps, user, { key: 'genie', complete: genieWith, version, after })
      return genie()
    },
  }
}
