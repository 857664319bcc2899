import { brand } from '@kasama/contract/brand'
import { dayInWords, singaporeClock, singaporeDay } from '@kasama/contract/calendar.rules'
import { invitationHours } from '@kasama/contract/people/auth/auth.rules'
import { layOutMail } from '#platform/mails/mail-layout'
import type { Mail } from '#platform/ports/mail/mail'

type LinkMail = { origin: string; to: string; name: string; org: string | null; url: string; isInvitation: boolean }

const hello = (name: string) => `Hello${name && ` ${name}`},`

/** The link to an admin's password: an invitation, or a link that another admin sent. */
export function adminLinkMail({ origin, to, name, org, url, isInvitation }: LinkMail): Mail {
  const title = isInvitation ? `You are invited to the desk of ${brand.name}` : `Your new password for the desk`
  const whose = org ? `the accounts of ${org}` : 'people, lessons and money'
  const first = isInvitation
    ? `You can manage ${whose} at the desk. Choose your password first; at your first login you add a passkey or an app with codes.`
    : 'Another admin sent you this link. Choose a new password. Your passkey or codes stay as they are.'
  return {
    to,
    subject: title,
    ...layOutMail(origin, {
      title,
      preview: `The link works for ${invitationHours} hours, and only once.`,
      paragraphs: [hello(name), first, `The link works for ${invitationHours} hours, and only once.`],
      button: { label: 'Choose my password', url },
      copy: 'Or copy this address:',
      after: [`Afterwards you log in at ${origin}/admin/login.`],
      reason: 'This mail is about a login, so it always comes.',
    }),
  }
}

const momentOf = (at: Date) => `${dayInWords(singaporeDay(at))} at ${singaporeClock(at)}`

type RecoveryUsedMail = { origin: string; to: string; who: string; at: Date }

/** Tells every admin of a desk about a login with a recovery code. */
export function recoveryUsedMail({ origin, to, who, at }: RecoveryUsedMail): Mail {
  return {
    to,
    subject: 'A recovery code was used at the desk',
    ...layOutMail(origin, {
      title: 'A recovery code was used',
      preview: `${who} came in with a recovery code.`,
      paragraphs: [
        `${who} came in at the desk with a recovery code on ${momentOf(at)} (Singapore).`,
        'Was it her? Then nothing is to be done. If not, remove her at once under Settings, and look into the audit.',
      ],
      button: { label: 'Open the audit', url: `${origin}/admin/audit` },
      reason: 'Every admin of a desk gets this mail when a recovery code is used.',
    }),
  }
}

type FactorLockedMail = { origin: string; to: string; name: string; at: Date; minutes: number }

/** Tells an admin about too many wrong second factors. */
export function factorLockedMail({ origin, to, name, at, minutes }: FactorLockedMail): Mail {
  const title = 'Too many wrong codes at your login'
  return {
    to,
    subject: title,
    ...layOutMail(origin, {
      title,
      preview: 'Somebody knows your password, but not your second factor.',
      paragraphs: [
        hello(name),
        `On ${momentOf(at)} (Singapore) somebody who knows your password tried too many wrong codes or passkeys. Nobody came in. Further tries are refused for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; after that you log in as always.`,
        'Was it you? Then nothing is to be done. If not, your password is known to somebody else: ask another admin for a link to a new one, and look into the audit.',
      ],
      button: { label: 'Open the desk', url: `${origin}/admin` },
      reason: 'This mail is about the safety of your login, so it always comes.',
    }),
  }
}
