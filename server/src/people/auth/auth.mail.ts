import { brand } from '@kasama/contract/brand'
import type { Language, Text } from '@kasama/contract/language'
import { employerInvitationDays } from '@kasama/contract/people/auth/auth.rules'
import { inBrand } from '#platform/mails/in-brand'
import { layOutMail } from '#platform/mails/mail-layout'
import type { Mail } from '#platform/ports/mail/mail'

type ResetMail = {
  origin: string
  to: string
  url: string
  language: Language
  /** Name of the receiver; '' if she never gave it. */
  name: string
  /** The worker whose password it is; null for an employer's own. */
  worker: string | null
  isOwnPassword: boolean
}

/** Greets by name, if she gave one. */
const hello: Record<Language, (name: string) => string> = {
  eng: (name) => `Hello${name && ` ${name}`},`,
  phi: (name) => `Kumusta${name && ` ${name}`},`,
  ind: (name) => `Halo${name && ` ${name}`},`,
  mya: (name) => `မင်္ဂလာပါ${name && ` ${name}`}။`,
}

const words = {
  subject: {
    eng: 'Reset your {brand} password',
    phi: 'Palitan ang password mo sa {brand}',
    ind: 'Ganti kata sandi {brand} Anda',
    mya: '{brand} စကားဝှက် ပြောင်းပါ',
  },
  title: {
    eng: 'Reset your password',
    phi: 'Palitan ang password mo',
    ind: 'Ganti kata sandi Anda',
    mya: 'စကားဝှက် ပြောင်းပါ',
  },
  press: {
    eng: 'Press the button to choose a new password. The link works for one hour, and only once.',
    phi: 'Pindutin ang button para pumili ng bagong password. Isang oras lang gumagana ang link, at isang beses lang.',
    ind: 'Tekan tombol ini untuk membuat kata sandi baru. Link berlaku 1 jam, dan hanya untuk 1 kali pakai.',
    mya: 'စကားဝှက်အသစ် ရွေးဖို့ ခလုတ်ကို နှိပ်ပါ။ လင့်ခ်ကို 1\u00a0နာရီအတွင်း 1\u00a0ကြိမ်ပဲ သုံးလို့ ရပါတယ်။',
  },
  preview: {
    eng: 'The link works for one hour.',
    phi: 'Isang oras lang gumagana ang link.',
    ind: 'Link berlaku 1 jam.',
    mya: 'လင့်ခ်ကို 1\u00a0နာရီအတွင်း သုံးပါ။',
  },
  button: { eng: 'Reset password', phi: 'Palitan ang password', ind: 'Ganti kata sandi', mya: 'စကားဝှက် ပြောင်းမယ်' },
  copy: {
    eng: 'Or copy this address:',
    phi: 'O kopyahin ang address na ito:',
    ind: 'Atau salin alamat ini:',
    mya: 'ဒါမှမဟုတ် ဒီလင့်ခ်ကို ကူးပါ။',
  },
  notYou: {
    eng: 'You did not ask for this? Then do nothing. The password stays the same.',
    phi: 'Hindi ikaw ang humingi nito? Wala kang kailangang gawin. Hindi magbabago ang password mo.',
    ind: 'Anda tidak memintanya? Abaikan saja. Kata sandi tetap sama.',
    mya: 'ဒါကို မတောင်းခဲ့ဘူးဆိုရင် ဘာမှ မလုပ်ပါနဲ့။ စကားဝှက်က အရင်အတိုင်းပဲ ရှိပါမယ်။',
  },
  reason: {
    eng: 'This mail is about a login, so it always comes.',
    phi: 'Tungkol sa pag-log in ang email na ito, kaya palagi itong dumarating.',
    ind: 'Email ini perlu untuk masuk ke akun, jadi selalu dikirim.',
    mya: 'အကောင့်ဝင်ဖို့ လိုတဲ့ အီးမေးလ် ဖြစ်လို့ ပို့ပေးတာပါ။',
  },
} satisfies Record<string, Text>

export const helloIn = (language: Language, name: string) => hello[language](name)
export const loginReason = (language: Language) => words.reason[language]

/** The link to a new password, in the receiver's language; an employer reads which worker's password it is. */
export function resetMail({ origin, to, url, language, name, worker, isOwnPassword }: ResetMail): Mail {
  const t = (key: keyof typeof words) => inBrand(words[key][language])
  const whose = worker && !isOwnPassword ? [`Your helper (User ID: ${worker}) asked for a new password.`] : []
  return {
    to,
    subject: whose.length > 0 ? `Reset your helper’s ${brand.name} password` : t('subject'),
    ...layOutMail(origin, {
      title: whose.length > 0 ? 'Reset your helper’s password' : t('title'),
      preview: t('preview'),
      paragraphs: [hello[language](name), ...whose, t('press')],
      button: { label: t('button'), url },
      copy: t('copy'),
      after: [t('notYou')],
      reason: t('reason'),
      language,
    }),
  }
}

type InvitationMail = {
  origin: string
  to: string
  name: string
  /** The name of the organisation that opened the account. */
  org: string | null
  /** Her helper's User ID. */
  worker: string | null
  url: string
}

/** Sends the link to a first password to an employer whose organisation has opened her account. */
export function invitationMail({ origin, to, name, org, worker, url }: InvitationMail): Mail {
  const title = `${org ?? brand.name} has opened your ${brand.name} account`
  const lasts = `The link works for ${employerInvitationDays} days, and only once.`
  return {
    to,
    subject: title,
    ...layOutMail(origin, {
      title,
      preview: `Choose your password. ${lasts}`,
      paragraphs: [
        hello.eng(name),
        `On ${brand.name} your helper learns with short videos about care, cooking and housework, in her language, and you see how far she is. Everything is ready; you pay nothing here.`,
        ...(worker ? [`Your helper’s User ID is ${worker}. Her password is on the login card that she gets.`] : []),
        `Choose your own password first. ${lasts}`,
      ],
      button: { label: 'Choose my password', url },
      copy: 'Or copy this address:',
      after: [
        `Afterwards you log in at ${origin}/e-login with ${to}. Is the link too old? Press “Forgot password?” there.`,
        `You do not know ${org ?? 'us'}? Then do nothing, or write to ${brand.contactEmail}.`,
      ],
      reason: 'This mail is about a login, so it always comes.',
    }),
  }
}

type WelcomeMail = { origin: string; to: string; name: string; withGoogle: boolean }

/** Sent once, after an employer has signed up: how she logs in, and the next steps. */
export function welcomeMail({ origin, to, name, withGoogle }: WelcomeMail): Mail {
  return {
    to,
    subject: `Welcome to ${brand.name}`,
    ...layOutMail(origin, {
      title: `Welcome to ${brand.name}`,
      preview: 'Choose a plan, make her login, choose her first lessons.',
      paragraphs: [
        hello.eng(name),
        withGoogle ? 'Your account is open. You log in with Google.' : `Your account is open. You log in with ${to}.`,
        'What comes next: choose a plan, make the login of your helper, and choose her first lessons. She learns on her phone, in her language, and you see how far she is.',
        'You may look around first: some lessons are free.',
      ],
      button: { label: `Open ${brand.name}`, url: `${origin}/` },
      after: [`You did not open this account? Write to ${brand.contactEmail}.`],
      reason: 'This mail comes once, because this address was used to sign up.',
    }),
  }
}
