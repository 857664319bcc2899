import { singaporeZone } from '@kasama/contract/calendar.rules'
import { htmlLanguages, type Language } from '@kasama/contract/language'
import type { Db, Rows } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { type Confirmation, confirmByMail } from '#platform/mails/confirmation.job'
import { helloIn, loginReason } from '../auth.mail'
import { findAccount } from '../auth.queries'
import { confirmTexts } from './confirm-change.texts'

type AccountOwner = Pick<Rows['users'], 'id' | 'role' | 'email' | 'username' | 'fullname' | 'language_code'>

/** Returns the account's own address: a worker's User ID may be one. */
function addressOf({ role, email, username }: AccountOwner): string | null {
  if (role !== 'W') return email
  return username?.includes('@') ? username : null
}

/** Formats a day in Singapore in full. */
const dayIn = (language: Language, at: Date) => {
  const locale = language === 'eng' ? 'en-GB' : `${htmlLanguages[language]}-u-nu-latn`
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: singaporeZone }).format(at)
}

function ownerTexts({ language_code: code, role }: AccountOwner, at: Date) {
  const language = role === 'W' ? code : 'eng'
  const t = (key: keyof typeof confirmTexts) => confirmTexts[key][language].replace('{date}', dayIn(language, at))
  return { language, t }
}

type OwnerMail = Omit<Confirmation, 'to' | 'userId' | 'reason' | 'language'> & { language: Language }

const confirm = (tx: Db, jobs: Jobs, owner: AccountOwner, mail: OwnerMail) =>
  confirmByMail(tx, jobs, { to: addressOf(owner), userId: owner.id, reason: loginReason(mail.language), ...mail })

/** Tells the owner of an account that its password was changed. */
export async function mailPasswordChanged(tx: Db, jobs: Jobs, owner: AccountOwner, at: Date): Promise<void> {
  const { language, t } = ownerTexts(owner, at)
  await confirm(tx, jobs, owner, {
    kind: 'password_changed',
    title: t('changed'),
    paragraphs: [helloIn(language, owner.fullname), t('changedOn'), t('notYou')],
    button: { label: t('logIn'), path: owner.role === 'W' ? '/' : '/e-login' },
    language,
  })
}

type PasskeyChange = { owner: AccountOwner; at: Date; change: 'added' | 'removed'; device: string }

/** Tells the owner of an account that a device logs in without the password from now on, or no more. */
export async function confirmPasskey(tx: Db, jobs: Jobs, { owner, at, change, device }: PasskeyChange): Promise<void> {
  const { language, t } = ownerTexts(owner, at)
  const isNew = change === 'added'
  await confirm(tx, jobs, owner, {
    kind: 'passkey_changed',
    title: t(isNew ? 'passkeyAdded' : 'passkeyRemoved'),
    paragraphs: [
      helloIn(language, owner.fullname),
      t(isNew ? 'passkeyAddedOn' : 'passkeyRemovedOn').replace('{device}', () => device),
      t('notYou'),
    ],
    button: { label: t('logIn'), path: owner.role === 'W' ? '/' : '/e-login' },
    language,
  })
}

type GoogleLink = { owner: AccountOwner; at: Date; dropsPassword: boolean }

/** Tells an employer that a Google account logs in from now on, and whether her password ended with that. */
export async function confirmGoogle(tx: Db, jobs: Jobs, { owner, at, dropsPassword }: GoogleLink): Promise<void> {
  const { language, t } = ownerTexts(owner, at)
  await confirm(tx, jobs, owner, {
    kind: 'google_connected',
    title: 'Google can log in to your account',
    paragraphs: [
      helloIn(language, owner.fullname),
      `The Google account of this address was connected on ${dayIn(language, at)}. It can log in from now on.`,
      dropsPassword
        ? 'The password from before no longer works: nothing had proved that this address was yours. To have a password again, press “Forgot password?” at the login.'
        : 'Your password still works.',
      t('notYou'),
    ],
    button: { label: t('logIn'), path: '/e-login' },
    language,
  })
}

type Deletion = { userId: number; at: Date; hadPlan: boolean; hadWorker: boolean }

/** Tells the owner of an account that it is deleted; called while its address is still known. */
export async function confirmDeletion(tx: Db, jobs: Jobs, { userId, at, hadPlan, hadWorker }: Deletion): Promise<void> {
  const owner = await findAccount(tx, userId)
  if (!owner) return
  const { language, t } = ownerTexts(owner, at)
  await confirm(tx, jobs, owner, {
    kind: 'account_deleted',
    title: t('deleted'),
    paragraphs: [
      helloIn(language, owner.fullname),
      t('deletedOn'),
      ...(hadPlan ? ['Your plan ended with it. Nothing more is charged.'] : []),
      ...(owner.role === 'E' && hadWorker ? ['Your helper can log in no more. What she learned stays hers.'] : []),
      t(owner.role === 'W' ? 'askEmployer' : 'comeBack'),
    ],
    button: { label: t('open'), path: '/' },
    language,
  })
}
