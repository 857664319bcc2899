import type { Failures } from './failures'

/** What asking Genie can fail with; `{time}` is a clock time in Singapore. */
export const chatErrors = {
  questions_of_hour: {
    status: 429,
    eng: 'You have asked many questions. Genie needs a rest. Ask again at {time}.',
    phi: 'Marami ka nang naitanong. Magpapahinga muna si Genie. Magtanong ulit nang {time}.',
    ind: 'Sudah banyak pertanyaan. Genie istirahat dulu. Tanya lagi pukul {time}.',
    mya: 'မေးခွန်းတွေ အများကြီး မေးပြီးပါပြီ။ Genie ခဏနားပါမယ်။ {time} မှာ ပြန်မေးပါ။',
  },
  questions_of_day: {
    status: 429,
    eng: 'You have asked all the questions of one day. Ask again at {time}. You can still watch lessons.',
    phi: 'Naubos na ang mga tanong mo para sa isang araw. Magtanong ulit nang {time}. Puwede ka pa ring manood ng mga lesson.',
    ind: 'Pertanyaan untuk satu hari sudah habis. Tanya lagi pukul {time}. Pelajaran tetap bisa ditonton.',
    mya: 'တစ်ရက်စာ မေးခွန်းတွေ ကုန်သွားပါပြီ။ {time} မှာ ပြန်မေးပါ။ သင်ခန်းစာတွေ ကြည့်လို့ ရပါသေးတယ်။',
  },
  cant_see: {
    status: 422,
    eng: 'Genie cannot look at photos here. Ask in words.',
    phi: 'Hindi nakakakita ng litrato si Genie dito. I-type ang tanong mo.',
    ind: 'Genie tidak bisa melihat foto di sini. Tulis pertanyaannya.',
    mya: 'Genie က ဒီမှာ ဓာတ်ပုံ ကြည့်လို့ မရပါဘူး။ စာရေးပြီး မေးပါ။',
  },
  cant_hear: {
    status: 422,
    eng: 'Genie cannot listen here. Type your question.',
    phi: 'Hindi nakakarinig si Genie dito. I-type ang tanong mo.',
    ind: 'Genie tidak bisa mendengar di sini. Tulis pertanyaannya.',
    mya: 'Genie က ဒီမှာ အသံ နားထောင်လို့ မရပါဘူး။ စာရေးပြီး မေးပါ။',
  },
  hearing_away: {
    status: 503,
    eng: 'Genie cannot listen right now. Try again, or type your question.',
    phi: 'Hindi makarinig si Genie ngayon. Subukan ulit, o i-type ang tanong mo.',
    ind: 'Genie sedang tidak bisa mendengar. Coba lagi, atau tulis pertanyaannya.',
    mya: 'အခု Genie နားထောင်လို့ မရသေးပါဘူး။ ထပ်လုပ်ကြည့်ပါ။ ဒါမှမဟုတ် စာရေးပြီး မေးပါ။',
  },
  nothing_heard: {
    status: 422,
    eng: 'Genie did not hear any words. Hold the phone near and speak again.',
    phi: 'Walang narinig si Genie. Ilapit ang phone at magsalita ulit.',
    ind: 'Genie tidak mendengar apa-apa. Dekatkan HP, lalu bicara lagi.',
    mya: 'Genie က ဘာမှ မကြားရပါဘူး။ ဖုန်းကို အနားကပ်ပြီး ပြန်ပြောပါ။',
  },
  not_a_recording: {
    status: 415,
    eng: 'This recording cannot be played. Record it again.',
    phi: 'Hindi mapatugtog ang recording. Mag-record ulit.',
    ind: 'Rekaman ini tidak bisa diputar. Rekam lagi.',
    mya: 'ဒီအသံဖိုင် ဖွင့်လို့ မရပါဘူး။ ပြန်ဖမ်းပါ။',
  },
  recording_too_long: {
    status: 422,
    eng: 'This is too long. Speak for up to {seconds} seconds.',
    phi: 'Masyadong mahaba. Hanggang {seconds} segundo lang.',
    ind: 'Terlalu panjang. Bicara paling lama {seconds} detik.',
    mya: 'အရမ်းရှည်ပါတယ်။ {seconds} စက္ကန့်အတွင်း ပြောပါ။',
  },
} as const satisfies Failures
