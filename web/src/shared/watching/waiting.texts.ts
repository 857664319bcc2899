import type { Texts } from '../i18n/texts'

export const waitingTexts = {
  nothingLost: {
    eng: 'Nothing you did is lost. We send it when the internet is back.',
    phi: 'Hindi mawawala ang ginawa mo. Ipapadala namin kapag may internet na.',
    ind: 'Yang Anda kerjakan tidak hilang. Kami kirim saat internet kembali.',
    mya: 'လုပ်ထားတာတွေ မပျောက်ပါဘူး။ အင်တာနက် ရရင် ပို့ပေးပါမယ်။',
  },
  full: {
    eng: 'This phone holds no more answers. Go where there is internet, then go on.',
    phi: 'Puno na ng sagot ang phone. Pumunta muna sa may internet, saka ituloy.',
    ind: 'HP ini tidak bisa menyimpan jawaban lagi. Cari tempat yang ada internet, lalu lanjutkan.',
    mya: 'ဖုန်းထဲမှာ အဖြေတွေ ပြည့်နေပါပြီ။ အင်တာနက် ရတဲ့နေရာ သွားပြီးမှ ဆက်ဖြေပါ။',
  },
} as const satisfies Texts
