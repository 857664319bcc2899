import { questionsADay } from '@kasama/contract/chat.rules'
import type { GenieSettings, MailSettings } from '@kasama/contract/desk/settings.api'
import type { Db } from '../database/db'
import { findSetting } from './settings.queries'

const usualMails: MailSettings = { weekly: true, moments: true, idle: true, ends_soon: true, per_minute: null }
const usualGenie: GenieSettings = { questions_a_day: questionsADay, tokens_a_day: null, pictures: true }

export const mailSettings = async (db: Db): Promise<MailSettings> => ({
  ...usualMails,
  ...(await findSetting<MailSettings>(db, 'mails')),
})

export const genieSettings = async (db: Db): Promise<GenieSettings> => ({
  ...usualGenie,
  ...(await findSetting<GenieSettings>(db, 'genie')),
})
