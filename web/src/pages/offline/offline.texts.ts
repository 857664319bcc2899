export const offlineTexts = {
  noInternet: {
    eng: 'No internet.',
    phi: 'Walang internet.',
    ind: 'Tidak ada internet.',
    mya: 'အင်တာနက် မရှိပါဘူး။',
  },
  nothingLost: {
    eng: 'Nothing you did is lost. We send it when the internet is back.',
    phi: 'Hindi mawawala ang ginawa mo. Ipapadala namin kapag may internet na.',
    ind: 'Yang Anda kerjakan tidak hilang. Kami kirim saat internet kembali.',
    mya: 'လုပ်ထားတာတွေ မပျောက်ပါဘူး။ အင်တာနက် ရရင် ပို့ပေးပါမယ်။',
  },
  checkAgain: {
    eng: 'Check the internet again',
    phi: 'Tingnan ulit ang internet',
    ind: 'Periksa internet lagi',
    mya: 'အင်တာနက် ပြန်စစ်မယ်',
  },
}
