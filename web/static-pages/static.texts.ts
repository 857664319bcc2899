import { brand } from '../../contract/src/brand.ts'
import type { Texts } from '../src/shared/i18n/texts.ts'

/** Labels and links of the pages outside the app. */
export const staticTexts = {
  languages: { eng: 'Language', phi: 'Wika', ind: 'Bahasa', mya: 'ဘာသာစကား' },
  onThisPage: { eng: 'On this page', phi: 'Sa page na ito', ind: 'Di halaman ini', mya: 'ဒီစာမျက်နှာမှာ' },
  faqTitle: {
    eng: 'Questions and answers',
    phi: 'Mga madalas itanong',
    ind: 'Tanya jawab',
    mya: 'မေးလေ့ရှိတဲ့ မေးခွန်းတွေ',
  },
  faqDescription: {
    eng: `What people ask about ${brand.name}: plans, logins, videos, credits and vouchers.`,
    phi: `Mga madalas itanong tungkol sa ${brand.name}: plan, pag-log in, video, credit at voucher.`,
    ind: `Yang sering ditanyakan tentang ${brand.name}: paket, cara masuk, video, poin, dan voucher.`,
    mya: `${brand.name} အကြောင်း မေးလေ့ရှိတာတွေ ဖြစ်ပါတယ်။ ပက်ကေ့ချ်၊ အကောင့်ဝင်တာ၊ ဗီဒီယို၊ ဆုမှတ်နဲ့ ကူပွန်။`,
  },
  plans: {
    eng: 'Plans and logins',
    phi: 'Plan at pag-log in',
    ind: 'Paket dan cara masuk',
    mya: 'ပက်ကေ့ချ်နဲ့ အကောင့်ဝင်တာ',
  },
  learning: {
    eng: 'Learning and rewards',
    phi: 'Pag-aaral at reward',
    ind: 'Belajar dan hadiah',
    mya: 'လေ့လာတာနဲ့ ဆု',
  },
  another: {
    eng: 'Another question?',
    phi: 'May iba pang tanong?',
    ind: 'Ada pertanyaan lain?',
    mya: 'တခြား မေးစရာ ရှိလား။',
  },
  forHelpers: {
    eng: 'For helpers, in short',
    phi: 'Para sa mga helper, sa madaling salita',
    ind: 'Ringkasan untuk pekerja',
    mya: 'အိမ်အကူတွေအတွက် အတိုချုပ်',
  },
  inFull: { eng: 'In full', phi: 'Buong text (English)', ind: 'Selengkapnya (English)', mya: 'စာ အပြည့်အစုံ (English)' },
} as const satisfies Texts

/** Summary of the privacy page for a worker. */
export const privacyInShort = {
  kept: {
    eng: 'We keep your User ID, your language, the videos you watched, your answers and your credits. Your name and photo too, if you add them.',
    phi: 'Naka-save sa amin ang User ID mo, ang wika mo, ang mga video na napanood mo, ang mga sagot at credit mo. Pati ang pangalan at litrato mo kung inilagay mo.',
    ind: 'Kami menyimpan User ID, bahasa, video yang Anda tonton, jawaban, dan poin Anda. Nama dan foto juga, jika Anda mengisinya.',
    mya: `${brand.name} က User ID၊ ဘာသာစကား၊ ကြည့်ပြီးတဲ့ ဗီဒီယို၊ အဖြေတွေနဲ့ ဆုမှတ်ကို သိမ်းထားပါတယ်။ နာမည်နဲ့ ဓာတ်ပုံ ထည့်ထားရင် အဲဒါတွေကိုလည်း သိမ်းထားပါတယ်။`,
  },
  employer: {
    eng: 'Your employer sees your progress and when you were last logged in. She does not see what you write to us.',
    phi: 'Nakikita ng employer mo ang progress mo at kung kailan ka huling naka-log in. Hindi niya nakikita ang isinusulat mo sa amin.',
    ind: 'Majikan bisa melihat kemajuan Anda dan kapan Anda terakhir masuk. Majikan tidak bisa melihat pesan Anda kepada kami.',
    mya: `အလုပ်ရှင်က သင့်ရဲ့ တိုးတက်မှုနဲ့ သင် နောက်ဆုံး ဝင်တဲ့ အချိန်ကို မြင်ရပါတယ်။ ${brand.name} ဆီ သင် ရေးတဲ့ စာတွေကို မမြင်ရပါဘူး။`,
  },
  agency: {
    eng: 'If an agency pays for the account, the agency sees your progress too.',
    phi: 'Kung agency ang nagbabayad ng account, makikita rin ng agency ang progress mo.',
    ind: 'Jika agen yang membayar akun, agen juga bisa melihat kemajuan Anda.',
    mya: 'အေဂျင်စီက အကောင့်အတွက် ပိုက်ဆံပေးထားရင် အေဂျင်စီလည်း တိုးတက်မှုကို မြင်ရပါတယ်။',
  },
  certificate: {
    eng: 'Anyone who has the link or the code of your certificate sees your name, the topic and the date. You or your employer can withdraw it.',
    phi: 'Makikita ng kahit sinong may link o code ng certificate mo ang pangalan mo, ang topic at ang petsa. Puwede mo itong bawiin, o bawiin ng employer mo.',
    ind: 'Siapa pun yang punya link atau kode sertifikat Anda bisa melihat nama Anda, topik, dan tanggalnya. Anda atau majikan bisa menariknya kembali.',
    mya: 'အောင်လက်မှတ်ရဲ့ လင့်ခ် ဒါမှမဟုတ် ကုဒ် ရှိသူတိုင်းက သင့်နာမည်၊ ခေါင်းစဉ်နဲ့ ရက်စွဲကို မြင်ရပါတယ်။ သင် ဒါမှမဟုတ် အလုပ်ရှင်က အောင်လက်မှတ်ကို ပယ်ဖျက်လို့ ရပါတယ်။',
  },
  notSold: {
    eng: 'We show no advertising and sell nothing about you.',
    phi: 'Walang advertisement dito, at hindi namin ibinebenta ang data mo.',
    ind: 'Di sini tidak ada iklan, dan data Anda tidak kami jual.',
    mya: 'ကြော်ငြာ မပြပါဘူး။ သင့်အချက်အလက်တွေကို ဘယ်သူ့ကိုမှ မရောင်းပါဘူး။',
  },
  genie: {
    eng: 'We do not keep what you write, show or say to Genie. Another company may answer for Genie: it gets your messages, pictures and voice. We do not add your name or User ID. Do not put names in a question.',
    phi: 'Hindi namin sine-save ang isinusulat, ipinapakita o sinasabi mo kay Genie. Puwedeng ibang kompanya ang sumagot para kay Genie. Makukuha nito ang mga message, litrato at boses mo. Hindi namin isinasama ang pangalan o User ID mo. Huwag maglagay ng pangalan sa tanong.',
    ind: 'Kami tidak menyimpan yang Anda tulis, tunjukkan, atau katakan kepada Genie. Perusahaan lain bisa menjawab untuk Genie. Perusahaan itu mendapat pesan, foto, dan suara Anda. Kami tidak menambahkan nama atau User ID Anda. Jangan tulis nama di pertanyaan.',
    mya: `Genie ကို ရေးတာ၊ ပြတာ၊ ပြောတာတွေကို ${brand.name} က မသိမ်းထားပါဘူး။ တခြားကုမ္ပဏီက Genie အတွက် ဖြေပေးတာ ဖြစ်နိုင်ပါတယ်။ အဲဒီကုမ္ပဏီက သင့်ရဲ့ စာ၊ ဓာတ်ပုံနဲ့ အသံကို ရပါတယ်။ နာမည်နဲ့ User ID ကိုတော့ ထည့်မပေးပါဘူး။ မေးခွန်းထဲမှာ နာမည်တွေ မထည့်ပါနဲ့။`,
  },
  phone: {
    eng: 'Your last messages with Genie stay on the phone that you use until you press “Clear Chat” or log out.',
    phi: 'Nasa phone na gamit mo ang mga huling message ninyo ni Genie hanggang pindutin mo ang “Burahin ang chat” o mag-log out ka.',
    ind: 'Pesan terakhir Anda dengan Genie ada di HP yang Anda pakai sampai Anda menekan “Hapus chat” atau keluar.',
    mya: 'Genie နဲ့ နောက်ဆုံး ပြောထားတာတွေက သုံးနေတဲ့ ဖုန်းထဲမှာ ရှိနေပါတယ်။ “ပြောထားတာတွေ ဖျက်မယ်” ကို နှိပ်ရင် ဒါမှမဟုတ် အကောင့်က ထွက်ရင် ပျက်သွားပါမယ်။',
  },
  removed: {
    eng: 'Your mailing address is deleted 90 days after the voucher was posted, Genie’s spoken answers after 24 hours.',
    phi: 'Buburahin namin ang address mo 90 araw pagkatapos maipadala ang voucher, at ang boses ng sagot ni Genie pagkatapos ng 24 oras.',
    ind: 'Alamat Anda dihapus 90 hari setelah voucher dikirim. Jawaban suara Genie dihapus setelah 24 jam.',
    mya: 'လိပ်စာကို လက်ဆောင်ကူပွန် ပို့ပြီး 90\u00a0ရက် ကြာရင် ဖျက်ပါတယ်။ Genie ရဲ့ အသံအဖြေကို 24\u00a0နာရီ ကြာရင် ဖျက်ပါတယ်။',
  },
  yours: {
    eng: 'Menu, Password, “My account”: there you see and download your data, or delete your account.',
    phi: 'Sa Menu, Password, “Ang account mo”, puwede mong tingnan at i-download ang data mo, o burahin ang account mo.',
    ind: 'Di Menu, Kata sandi, “Akun Anda”, Anda bisa melihat dan mengunduh data, atau menghapus akun.',
    mya: 'မီနူးထဲက “စကားဝှက်” ကို နှိပ်ပါ။ “ကိုယ့်အကောင့်” မှာ အချက်အလက်တွေကို ကြည့်လို့၊ သိမ်းလို့ ရပါတယ်။ အကောင့်ကိုလည်း ဖျက်လို့ ရပါတယ်။',
  },
} as const satisfies Texts

/** Summary of the terms for a worker. */
export const termsInShort = {
  free: {
    eng: 'You pay nothing. Your employer or agency pays.',
    phi: 'Wala kang babayaran. Ang employer o agency mo ang nagbabayad.',
    ind: 'Anda tidak membayar apa-apa. Majikan atau agen yang membayar.',
    mya: 'အိမ်အကူက ပိုက်ဆံ ပေးစရာ မလိုပါဘူး။ အလုပ်ရှင် ဒါမှမဟုတ် အေဂျင်စီက ပေးပါတယ်။',
  },
  yours: {
    eng: 'The account is for you alone. Keep your password to yourself.',
    phi: 'Para sa iyo lang ang account. Ikaw lang dapat ang nakakaalam ng password mo.',
    ind: 'Akun ini hanya untuk Anda. Kata sandi cukup Anda sendiri yang tahu.',
    mya: 'အကောင့်က ကိုယ့်အတွက်ပဲ ဖြစ်ပါတယ်။ စကားဝှက်ကို တခြားသူကို မပြောပါနဲ့။',
  },
  credits: {
    eng: '1 credit each month: 90% or more correct and at least 1 video. 6 credits = gift voucher, posted to an address in Singapore.',
    phi: '1 credit bawat buwan kung 90% o higit pa ang tama at may napanood kang kahit 1 video. 6 credit = gift voucher, ipapadala sa address sa Singapore.',
    ind: '1 poin tiap bulan: minimal 90% benar dan minimal 1 video. 6 poin = voucher hadiah, dikirim ke alamat di Singapura.',
    mya: 'တစ်လကို ဆုမှတ် 1\u00a0မှတ် ရဖို့ အဖြေမှန် 90% နဲ့အထက် ရပြီး ဗီဒီယို အနည်းဆုံး 1\u00a0ခု ကြည့်ပါ။ ဆုမှတ် 6\u00a0မှတ် = လက်ဆောင်ကူပွန် (voucher)။ စင်ကာပူမှာ ရှိတဲ့ လိပ်စာဆီ ပို့ပေးပါတယ်။',
  },
  ended: {
    eng: 'If your employer’s plan ends, most videos are locked. Your progress and your credits stay.',
    phi: 'Kapag natapos ang plan ng employer mo, mala-lock ang karamihan ng video. Mananatili ang progress at mga credit mo.',
    ind: 'Jika paket majikan berakhir, sebagian besar video terkunci. Kemajuan dan poin Anda tetap ada.',
    mya: 'အလုပ်ရှင်ရဲ့ ပက်ကေ့ချ် သက်တမ်းကုန်ရင် ဗီဒီယို အများစု သော့ခတ်သွားပါမယ်။ တိုးတက်မှုနဲ့ ဆုမှတ်တွေ ကျန်ပါတယ်။',
  },
  copies: {
    eng: 'The videos are for learning at home. Do not copy or sell them.',
    phi: 'Para sa pag-aaral sa bahay ang mga video. Hindi ito puwedeng kopyahin o ibenta.',
    ind: 'Video ini untuk belajar di rumah, bukan untuk disalin atau dijual.',
    mya: 'ဗီဒီယိုတွေက အိမ်မှာ လေ့လာဖို့ပါ။ ကူးတာ၊ ရောင်းတာ မလုပ်ပါနဲ့။',
  },
  rest: {
    eng: 'Learning does not take the place of your rest. Agree on a time with your employer.',
    phi: 'Hindi kapalit ng pahinga mo ang pag-aaral. Kausapin ang employer mo tungkol sa oras.',
    ind: 'Belajar tidak menggantikan waktu istirahat. Sepakati waktunya dengan majikan.',
    mya: 'လေ့လာတဲ့ အချိန်က နားချိန်ထဲက မဟုတ်ပါဘူး။ အချိန်ကို အလုပ်ရှင်နဲ့ ညှိပါ။',
  },
  emergency: {
    eng: 'Videos and Genie are no doctor. In an emergency call 995 (ambulance, fire) or 999 (police).',
    phi: 'Hindi doktor ang mga video at si Genie. Sa emergency, tumawag sa 995 (ambulansya, bumbero) o 999 (pulis).',
    ind: 'Video dan Genie bukan dokter. Dalam keadaan darurat, telepon 995 (ambulans, pemadam) atau 999 (polisi).',
    mya: 'ဗီဒီယိုတွေနဲ့ Genie က ဆရာဝန် မဟုတ်ပါဘူး။ အရေးပေါ်ဖြစ်ရင် 995 (လူနာတင်ယာဉ်၊ မီးသတ်) ဒါမှမဟုတ် 999 (ရဲ) ကို ဖုန်းဆက်ပါ။',
  },
} as const satisfies Texts
