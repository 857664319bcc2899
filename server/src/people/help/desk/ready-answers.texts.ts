import type { Text } from '@kasama/contract/language'

export const greetings: Text = {
  eng: 'Hello {name},',
  phi: 'Kumusta {name},',
  ind: 'Halo {name},',
  mya: 'မင်္ဂလာပါ {name}။',
}

/** Templates for answers; the title is only for the desk. */
export const readyAnswers: { title: string; texts: Text }[] = [
  {
    title: 'Video mended',
    texts: {
      eng: 'thank you for telling us. The video is mended. Please open its page again and play it from the beginning.',
      phi: 'salamat sa pagsabi sa amin. Naayos na ang video. Buksan ulit ang page nito at i-play mula sa umpisa.',
      ind: 'terima kasih sudah memberi tahu kami. Videonya sudah kami perbaiki. Buka lagi halamannya, lalu putar dari awal.',
      mya: 'ပြောပြလို့ ကျေးဇူးတင်ပါတယ်။ ဗီဒီယိုကို ပြင်ပြီးပါပြီ။ စာမျက်နှာကို ပြန်ဖွင့်ပြီး အစကနေ ကြည့်ပါ။',
    },
  },
  {
    title: 'Close and open again',
    texts: {
      eng: 'please close the app or the page, open it again and try once more. If it still does not work, tell us which phone you have.',
      phi: 'pakisara ang app o page, buksan ito at subukan ulit. Kung hindi pa rin gumagana, sabihin sa amin kung anong phone ang gamit mo.',
      ind: 'tutup dulu aplikasi atau halamannya, buka lagi, lalu coba sekali lagi. Jika masih belum bisa, beri tahu kami HP apa yang dipakai.',
      mya: 'အက်ပ် ဒါမှမဟုတ် စာမျက်နှာကို ပိတ်ပြီး ပြန်ဖွင့်ကြည့်ပါ။ မရသေးရင် ဘာဖုန်း သုံးနေလဲ ပြောပြပါ။',
    },
  },
  {
    title: 'New password',
    texts: {
      eng: 'press “Forgot password?” on the login page. We send a mail with a link to a new password. The link works for one hour.',
      phi: 'pindutin ang “Nakalimutan ang password?” sa login page. Magpapadala kami ng email na may link para sa bagong password. Isang oras lang gumagana ang link.',
      ind: 'tekan “Lupa kata sandi?” di halaman masuk. Kami kirim email berisi link untuk kata sandi baru. Link berlaku 1 jam.',
      mya: 'အကောင့်ဝင်တဲ့ စာမျက်နှာက “စကားဝှက် မေ့သွားတယ်” ကို နှိပ်ပါ။ စကားဝှက်အသစ်အတွက် လင့်ခ်ကို အီးမေးလ်နဲ့ ပို့ပေးပါမယ်။ လင့်ခ်ကို 1\u00a0နာရီအတွင်း သုံးပါ။',
    },
  },
]
