// A relative path: the build also evaluates this file, before workspace packages can be resolved.

import type { Texts } from '#shared/i18n/texts.ts'
import { brand } from '../../../../contract/src/brand.ts'

export const layoutTexts = {
  skip: { eng: 'Go to content', phi: 'Pumunta sa nilalaman', ind: 'Ke isi halaman', mya: 'အကြောင်းအရာဆီ သွားမယ်' },
  home: { eng: 'Library', phi: 'Mga video', ind: 'Video', mya: 'ဗီဒီယိုတွေ' },
  search: { eng: 'Search', phi: 'Maghanap', ind: 'Cari', mya: 'ရှာမယ်' },
  closeSearch: { eng: 'Close search', phi: 'Isara ang paghahanap', ind: 'Tutup pencarian', mya: 'ရှာတာ ပိတ်မယ်' },
  menu: { eng: 'Menu', phi: 'Menu', ind: 'Menu', mya: 'မီနူး' },
  close: { eng: 'Close menu', phi: 'Isara ang menu', ind: 'Tutup menu', mya: 'မီနူး ပိတ်မယ်' },
  toTop: { eng: 'Back to top', phi: 'Bumalik sa itaas', ind: 'Ke atas', mya: 'အပေါ်ဆုံးကို သွားမယ်' },
  askGenie: { eng: 'Ask Genie', phi: 'Magtanong kay Genie', ind: 'Tanya Genie', mya: 'Genie ကို မေးမယ်' },
  redeem: { eng: 'Redeem', phi: 'Kunin ang reward', ind: 'Tukar poin', mya: 'ဆုလဲမယ်' },
  progress: { eng: 'Your Progress', phi: 'Ang progress mo', ind: 'Kemajuan Anda', mya: 'ကိုယ့်ရဲ့ တိုးတက်မှု' },
  password: { eng: 'Password', phi: 'Password', ind: 'Kata sandi', mya: 'စကားဝှက်' },
  language: { eng: 'Language', phi: 'Wika', ind: 'Bahasa', mya: 'ဘာသာစကား' },
  contact: { eng: 'Contact Us', phi: 'Kontakin kami', ind: 'Hubungi kami', mya: 'ဆက်သွယ်မယ်' },
  chat: { eng: 'Chat', phi: 'Chat', ind: 'Chat', mya: 'Genie နဲ့ စကားပြောမယ်' },
  about: { eng: 'About', phi: `Tungkol sa ${brand.name}`, ind: `Tentang ${brand.name}`, mya: `${brand.name} အကြောင်း` },
  logIn: { eng: 'Log in', phi: 'Mag-log in', ind: 'Masuk', mya: 'ဝင်မယ်' },
  freeLessons: { eng: 'Free lessons', phi: 'Mga libreng lesson', ind: 'Pelajaran gratis', mya: 'အခမဲ့ သင်ခန်းစာတွေ' },
  logout: { eng: 'Logout', phi: 'Mag-log out', ind: 'Keluar', mya: 'ထွက်မယ်' },
  userId: { eng: 'User ID: {id}', phi: 'User ID: {id}', ind: 'User ID: {id}', mya: 'User ID: {id}' },
  footer: { eng: 'Footer', phi: 'Iba pang link', ind: 'Link lain', mya: 'တခြားလင့်ခ်တွေ' },
  faq: { eng: 'FAQ', phi: 'Mga madalas itanong', ind: 'Tanya jawab', mya: 'မေးလေ့ရှိတဲ့ မေးခွန်းတွေ' },
  blog: { eng: 'Blog', phi: 'Blog', ind: 'Blog', mya: 'ဘလော့ဂ်' },
  contactLink: { eng: 'Contact', phi: 'Kontakin kami', ind: 'Hubungi kami', mya: 'ဆက်သွယ်မယ်' },
  privacy: { eng: 'Privacy', phi: 'Privacy', ind: 'Privasi', mya: 'ကိုယ်ရေးအချက်အလက်' },
  terms: { eng: 'Terms', phi: 'Mga patakaran', ind: 'Ketentuan', mya: 'စည်းကမ်းချက်တွေ' },
} as const satisfies Texts
