import { brand } from '@kasama/contract/brand'
import type { Texts } from '../../../shared/i18n/texts'

export const dataTexts = {
  title: { eng: 'Your data', phi: 'Ang data mo', ind: 'Data Anda', mya: 'ကိုယ့် အချက်အလက်တွေ' },
  about: {
    eng: 'This is everything we keep about you.',
    phi: 'Ito ang lahat ng data mo na naka-save sa amin.',
    ind: 'Ini semua data Anda yang kami simpan.',
    mya: `${brand.name} မှာ သိမ်းထားတဲ့ ကိုယ့်အချက်အလက် အားလုံး ဒါပါပဲ။`,
  },
  download: { eng: 'Download', phi: 'I-download', ind: 'Unduh', mya: 'ဖုန်းထဲ သိမ်းမယ်' },
  tryAgain: { eng: 'Try again', phi: 'Subukan ulit', ind: 'Coba lagi', mya: 'ထပ်လုပ်မယ်' },
  yes: { eng: 'Yes', phi: 'Oo', ind: 'Ya', mya: 'ဟုတ်တယ်' },
  no: { eng: 'No', phi: 'Hindi', ind: 'Tidak', mya: 'မဟုတ်ဘူး' },
} as const satisfies Texts

/** By the names of the exported parts. */
export const partTexts = {
  account: { eng: 'Account', phi: 'Account', ind: 'Akun', mya: 'အကောင့်' },
  workers: { eng: 'Workers', phi: 'Mga helper', ind: 'Pekerja', mya: 'အိမ်အကူတွေ' },
  employers: { eng: 'Employers', phi: 'Mga employer', ind: 'Majikan', mya: 'အလုပ်ရှင်တွေ' },
  sessions: { eng: 'Logins', phi: 'Mga pag-log in', ind: 'Riwayat masuk', mya: 'အကောင့် ဝင်ထားတာတွေ' },
  topics: { eng: 'Topics', phi: 'Mga topic', ind: 'Topik', mya: 'ခေါင်းစဉ်တွေ' },
  must_watch: { eng: 'Must Watch', phi: 'Dapat panoorin', ind: 'Wajib ditonton', mya: 'ကြည့်ရမယ့် ဗီဒီယို' },
  videos: { eng: 'Videos', phi: 'Mga video', ind: 'Video', mya: 'ဗီဒီယိုတွေ' },
  answers: { eng: 'Answers', phi: 'Mga sagot', ind: 'Jawaban', mya: 'အဖြေတွေ' },
  learning_days: { eng: 'Learning days', phi: 'Mga araw ng pag-aaral', ind: 'Hari belajar', mya: 'လေ့လာတဲ့ ရက်တွေ' },
  credits: { eng: 'Credits', phi: 'Mga credit', ind: 'Poin', mya: 'ဆုမှတ်တွေ' },
  skills: { eng: 'Skills', phi: 'Skills', ind: 'Keahlian', mya: 'ကျွမ်းကျင်မှု' },
  redemptions: { eng: 'Redeem', phi: 'Mga reward', ind: 'Penukaran poin', mya: 'ဆုလဲတာတွေ' },
  subscription: { eng: 'Subscription', phi: 'Subscription', ind: 'Langganan', mya: 'အသင်းဝင်မှု' },
  payments: { eng: 'Payments', phi: 'Mga bayad', ind: 'Pembayaran', mya: 'ပေးချေမှုတွေ' },
  messages: { eng: 'Messages', phi: 'Mga message', ind: 'Pesan', mya: 'စာတွေ' },
} as const satisfies Texts

/** By the names of the exported fields that a worker may meet; others show as they are named. */
export const fieldTexts = {
  username: { eng: 'User ID', phi: 'User ID', ind: 'User ID', mya: 'User ID' },
  email: { eng: 'Email', phi: 'Email', ind: 'Email', mya: 'အီးမေးလ်' },
  fullname: { eng: 'Full name', phi: 'Buong pangalan', ind: 'Nama lengkap', mya: 'နာမည် အပြည့်အစုံ' },
  name: { eng: 'Name', phi: 'Pangalan', ind: 'Nama', mya: 'နာမည်' },
  img_url: { eng: 'Photo', phi: 'Litrato', ind: 'Foto', mya: 'ဓာတ်ပုံ' },
  language_code: { eng: 'Language', phi: 'Wika', ind: 'Bahasa', mya: 'ဘာသာစကား' },
  progress_mails: {
    eng: 'Progress emails',
    phi: 'Email tungkol sa progress',
    ind: 'Email tentang kemajuan',
    mya: 'တိုးတက်မှု အီးမေးလ်',
  },
  created_at: { eng: 'Date', phi: 'Petsa', ind: 'Tanggal', mya: 'ရက်စွဲ' },
  ended_at: { eng: 'Ended', phi: 'Natapos', ind: 'Berakhir', mya: 'ပြီးဆုံးတဲ့ရက်' },
  last_seen_at: { eng: 'Last seen', phi: 'Huling ginamit', ind: 'Terakhir aktif', mya: 'နောက်ဆုံး သုံးတဲ့ရက်' },
  completed_at: { eng: 'Completed', phi: 'Natapos', ind: 'Selesai', mya: 'ကြည့်ပြီးတဲ့ရက်' },
  reported_at: { eng: 'Last watched', phi: 'Huling pinanood', ind: 'Terakhir ditonton', mya: 'နောက်ဆုံး ကြည့်တဲ့ရက်' },
  earned_at: { eng: 'Earned', phi: 'Nakuha', ind: 'Didapat', mya: 'ရတဲ့ရက်' },
  title: { eng: 'Video', phi: 'Video', ind: 'Video', mya: 'ဗီဒီယို' },
  position: { eng: 'Stopped at second', phi: 'Huminto sa (segundo)', ind: 'Berhenti di detik', mya: 'ရပ်ထားတဲ့ စက္ကန့်' },
  furthest: {
    eng: 'Watched up to second',
    phi: 'Napanood hanggang (segundo)',
    ind: 'Ditonton sampai detik',
    mya: 'ကြည့်ပြီးတဲ့ စက္ကန့်',
  },
  question: { eng: 'Question', phi: 'Tanong', ind: 'Pertanyaan', mya: 'မေးခွန်း' },
  score: { eng: 'Score', phi: 'Score', ind: 'Nilai', mya: 'ရမှတ်' },
  day: { eng: 'Day', phi: 'Araw', ind: 'Hari', mya: 'ရက်' },
  seconds: { eng: 'Seconds', phi: 'Segundo', ind: 'Detik', mya: 'စက္ကန့်' },
  month: { eng: 'Month', phi: 'Buwan', ind: 'Bulan', mya: 'လ' },
  skill: { eng: 'Skill', phi: 'Skill', ind: 'Keahlian', mya: 'ကျွမ်းကျင်မှု' },
  address: { eng: 'Address', phi: 'Address', ind: 'Alamat', mya: 'လိပ်စာ' },
  subject: { eng: 'Subject', phi: 'Subject', ind: 'Judul', mya: 'အကြောင်းအရာ' },
  message: { eng: 'Message', phi: 'Message', ind: 'Pesan', mya: 'စာ' },
} as const satisfies Texts
