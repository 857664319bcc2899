import { singaporeZone } from '@kasama/contract/calendar.rules'
import { htmlLanguages, type Language, type Text } from '@kasama/contract/language'
import type { Db, Rows } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { confirmByMail } from '#platform/mails/confirmation.job'
import { helloIn, loginReason } from './auth.mail'
import { findAccount } from './auth.queries'

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

const words = {
  changed: {
    eng: 'Your password was changed',
    phi: 'Napalitan na ang password mo',
    ind: 'Kata sandi Anda sudah diganti',
    mya: 'စကားဝှက် ပြောင်းပြီးပါပြီ',
  },
  changedOn: {
    eng: 'It was changed on {date}. Log in with the new one from now on.',
    phi: 'Napalitan ito noong {date}. Ang bago na ang gamitin mo sa pag-log in.',
    ind: 'Kata sandi diganti pada {date}. Mulai sekarang masuk dengan yang baru.',
    mya: '{date} မှာ ပြောင်းခဲ့ပါတယ်။ အခုကစပြီး စကားဝှက်အသစ်နဲ့ ဝင်ပါ။',
  },
  notYou: {
    eng: 'You did not do this? Press “Forgot password?” at the login at once.',
    phi: 'Hindi ikaw ang gumawa nito? Pindutin agad ang “Nakalimutan ang password?” sa pag-log in.',
    ind: 'Bukan Anda yang menggantinya? Segera tekan “Lupa kata sandi?” di halaman masuk.',
    mya: 'ကိုယ်တိုင် မပြောင်းခဲ့ဘူးဆိုရင် အကောင့်ဝင်တဲ့နေရာက “စကားဝှက် မေ့သွားတယ်” ကို ချက်ချင်း နှိပ်ပါ။',
  },
  logIn: { eng: 'Log in', phi: 'Mag-log in', ind: 'Masuk', mya: 'ဝင်မယ်' },
  deleted: {
    eng: 'Your account was deleted',
    phi: 'Nabura na ang account mo',
    ind: 'Akun Anda sudah dihapus',
    mya: 'အကောင့် ဖျက်ပြီးပါပြီ',
  },
  deletedOn: {
    eng: 'Your {brand} account and everything in it were deleted on {date}, for good.',
    phi: 'Binura ang {brand} account mo at lahat ng laman nito noong {date}. Hindi na ito maibabalik.',
    ind: 'Akun {brand} Anda dan semua isinya dihapus pada {date}, dan tidak bisa dikembalikan.',
    mya: '{brand} အကောင့်နဲ့ အထဲမှာရှိတာ အားလုံးကို {date} မှာ ဖျက်ခဲ့ပါတယ်။ ပြန်ယူလို့ မရတော့ပါဘူး။',
  },
  comeBack: {
    eng: 'You may open a new one any time.',
    phi: 'Puwede kang gumawa ng bago kahit kailan.',
    ind: 'Anda bisa membuat akun baru kapan saja.',
    mya: 'အကောင့်အသစ် ဘယ်အချိန်မဆို ဖွင့်လို့ ရပါတယ်။',
  },
  askEmployer: {
    eng: 'Your employer can make a new login for you any time.',
    phi: 'Puwede kang igawa ng bagong login ng employer mo kahit kailan.',
    ind: 'Majikan Anda bisa membuatkan akun baru kapan saja.',
    mya: 'အလုပ်ရှင်က အကောင့်အသစ် ဘယ်အချိန်မဆို လုပ်ပေးလို့ ရပါတယ်။',
  },
  open: { eng: 'Open {brand}', phi: 'Buksan ang {brand}', ind: 'Buka {brand}', mya: '{brand} ကို ဖွင့်မယ်' },
} satisfies Record<string, Text>

function ownerTexts({ language_code: code, role }: AccountOwner, at: Date) {
  const language = role === 'W' ? code : 'eng'
  const t = (key: keyof typeof words) => words[key][language].replace('{date}', dayIn(language, at))
  return { language, t }
}

/** Tells the owner of an account that its password was changed. */
export async function confirmPassword(tx: Db, jobs: Jobs, owner: AccountOwner, at: Date): Promise<void> {
  const { language, t } = ownerTexts(owner, at)
  await confirmByMail(tx, jobs, {
    to: addressOf(owner),
    userId: owner.id,
    kind: 'password_changed',
    title: t('changed'),
    paragraphs: [helloIn(language, owner.fullname), t('changedOn'), t('notYou')],
    button: { label: t('logIn'), path: owner.role === 'W' ? '/' : '/e-login' },
    reason: loginReason(language),
    language,
  })
}

type Deletion = { userId: number; at: Date; hadPlan: boolean; hadWorker: boolean }

/** Tells the owner of an account that it is deleted; called while its address is still known. */
export async function confirmDeletion(tx: Db, jobs: Jobs, { userId, at, hadPlan, hadWorker }: Deletion): Promise<void> {
  const owner = await findAccount(tx, userId)
  if (!owner) return
  const { language, t } = ownerTexts(owner, at)
  await confirmByMail(tx, jobs, {
    to: addressOf(owner),
    userId: owner.id,
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
    reason: loginReason(language),
    language,
  })
}
