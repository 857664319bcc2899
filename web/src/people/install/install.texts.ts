import { brand } from '@kasama/contract/brand'

const { name } = brand

export const installTexts = {
  title: {
    eng: `Put ${name} on your home screen`,
    phi: `Ilagay ang ${name} sa home screen`,
    ind: `Taruh ${name} di layar utama`,
    mya: `${name} ကို ဖုန်းမျက်နှာပြင်မှာ ထားပါ`,
  },
  oneTap: {
    eng: 'Opens with one tap.',
    phi: 'Isang pindot, bukas na.',
    ind: 'Sekali tekan, langsung terbuka.',
    mya: 'တစ်ချက် နှိပ်ရုံနဲ့ ပွင့်ပါတယ်။',
  },
  offline: {
    eng: 'Opens without internet, too.',
    phi: 'Bumubukas kahit walang internet.',
    ind: 'Bisa dibuka tanpa internet.',
    mya: 'အင်တာနက် မရှိလည်း ပွင့်ပါတယ်။',
  },
  free: { eng: 'It is free.', phi: 'Walang bayad.', ind: 'Gratis.', mya: 'ပိုက်ဆံ မကုန်ပါဘူး။' },
  putIt: { eng: 'Put it there', phi: 'Ilagay', ind: 'Taruh', mya: 'ထားမယ်' },
  later: { eng: 'Maybe later', phi: 'Mamaya na lang', ind: 'Nanti saja', mya: 'နောက်မှပဲ' },
  phoneAsks: {
    eng: 'The phone asks. Tap Install.',
    phi: 'Magtatanong ang phone. Pindutin ang Install.',
    ind: 'HP akan bertanya. Tekan Install.',
    mya: 'ဖုန်းက မေးပါမယ်။ Install ကို နှိပ်ပါ။',
  },
  onIphone: {
    eng: 'Do this on an iPhone',
    phi: 'Ganito sa iPhone',
    ind: 'Begini di iPhone',
    mya: 'iPhone မှာ ဒီလို လုပ်ပါ',
  },
  tapPicture: {
    eng: 'Tap this picture at the bottom.',
    phi: 'Pindutin ito sa ibaba.',
    ind: 'Tekan gambar ini di bawah.',
    mya: 'အောက်က ဒီပုံလေးကို နှိပ်ပါ။',
  },
  findLine: {
    eng: 'Find this line and tap it.',
    phi: 'Hanapin ito at pindutin.',
    ind: 'Cari baris ini, lalu tekan.',
    mya: 'ဒီစာကြောင်းကို ရှာပြီး နှိပ်ပါ။',
  },
  tapAdd: {
    eng: 'Tap Add at the top.',
    phi: 'Pindutin ang Add sa itaas.',
    ind: 'Tekan Add di atas.',
    mya: 'အပေါ်က Add ကို နှိပ်ပါ။',
  },
  logInAgain: {
    eng: 'Log in there once more. Then you stay logged in.',
    phi: 'Mag-log in doon nang isa pang beses. Pagkatapos, naka-log in ka na.',
    ind: 'Masuk sekali lagi di sana. Setelah itu Anda tetap masuk.',
    mya: 'အဲဒီမှာ တစ်ခါ ပြန်ဝင်ပါ။ ပြီးရင် ဝင်ထားပြီးသား ဖြစ်နေပါမယ်။',
  },
  openInChrome: {
    eng: `First open ${name} in Chrome.`,
    phi: `Buksan muna ang ${name} sa Chrome.`,
    ind: `Buka ${name} di Chrome dulu.`,
    mya: `${name} ကို Chrome မှာ အရင် ဖွင့်ပါ။`,
  },
  done: { eng: 'Done', phi: 'Tapos na', ind: 'Selesai', mya: 'ပြီးပြီ' },
}
