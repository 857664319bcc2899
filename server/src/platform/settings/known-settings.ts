import { deliveredBrand } from '@kasama/contract/brand'
import type { BrandSettings, GenieSettings, MailSettings } from '@kasama/contract/desk/settings.api'
import { questionsADay } from '@kasama/contract/genie/chat.rules'
import type { Db } from '#platform/database/db'
import { findSetting } from './settings.queries'

const usualMails: MailSettings = { weekly: true, moments: true, idle: true, ends_soon: true, per_minute: null }
const usualGenie: GenieSettings = { questions_a_day: questionsADay, tokens_a_day: null, pictures: true }

/** The settings of mails: changed values over the defaults. */
export const mailsWith = (changed: Partial<MailSettings> = {}): MailSettings => ({ ...usualMails, ...changed })
export const genieWith = (changed: Partial<GenieSettings> = {}): GenieSettings => ({ ...usualGenie, ...changed })
export function brandWith(changed: Partial<BrandSettings> = {}): BrandSettings {
  const { name, tagline, contactEmail, postalAddress, blogUrl, social } = { ...deliveredBrand, ...changed }
  return { name, tagline, contactEmail, postalAddress, blogUrl, social }
}

export const mailSettings = async (db: Db) => mailsWith(await findSetting<MailSettings>(db, 'mails'))
export const genieSettings = async (db: Db) => genieWith(await findSetting<GenieSettings>(db, 'genie'))
export const brandSettings = async (db: Db) => brandWith(await findSetting<BrandSettings>(db, 'brand'))
