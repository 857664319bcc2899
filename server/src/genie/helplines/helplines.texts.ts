import { ambulanceNumber, policeNumber, suicideHelplineNumber } from '@kasama/contract/genie/chat.rules'
import { answeredBy } from '@kasama/contract/genie/emergency.texts'
import { type Language, languages, type Text } from '@kasama/contract/language'

/** Numbers in Singapore; a long one never breaks at the end of a line. */
export const numbers = {
  police: policeNumber,
  listeners: suicideHelplineNumber,
  scamShield: '1799',
  mom: '1800\u00a0339\u00a05505',
  cde: '1800\u00a02255\u00a0233',
}

const numberIn = (number: typeof ambulanceNumber | typeof policeNumber, language: Language) =>
  `${number}: ${answeredBy[number][language]}`

/**
 * Answers that a worker must be able to rely on, whatever the library holds: a kind word, her rights by Singapore's
 * rules, and the number to call. They say no more than the lessons about it.
 */
export const helplineTexts = {
  emergencyNumbers: Object.fromEntries(
    languages.map((language) => [
      language,
      `${numberIn(ambulanceNumber, language)}\n${numberIn(policeNumber, language)}`,
    ]),
  ) as Text,
  scam: {
    eng: 'This may be a scam. Stop. Do not pay, and tell nobody a code or a password.\nCall {scamShield}, the ScamShield Helpline. It is open day and night.\nYou already paid? Call your bank or {scamShield} at once. Then tell the police.',
    phi: 'Baka scam iyan. Tumigil muna. Huwag magbayad, at huwag sabihin kahit kanino ang code o password mo.\nTumawag sa {scamShield}, ang ScamShield Helpline. Bukas ito araw at gabi.\nNakabayad ka na? Tumawag agad sa bangko mo o sa {scamShield}. Pagkatapos, mag-report sa pulis.',
    ind: 'Itu mungkin penipuan. Berhenti dulu. Jangan bayar, dan jangan beri tahu siapa pun kode atau kata sandi Anda.\nTelepon {scamShield}, nomor bantuan ScamShield. Nomor ini buka siang dan malam.\nSudah bayar? Langsung telepon bank Anda atau {scamShield}. Lalu lapor polisi.',
    mya: 'လိမ်တာ ဖြစ်နိုင်ပါတယ်။ ခဏရပ်ပါ။ ပိုက်ဆံ မပေးပါနဲ့။ ကုဒ်နဲ့ စကားဝှက်ကို ဘယ်သူ့ကိုမှ မပြောပါနဲ့။\nScamShield အကူအညီဖုန်း {scamShield} ကို ဆက်ပါ။ နေ့ရောညရော ဆက်လို့ ရပါတယ်။\nပိုက်ဆံ ပေးလိုက်မိရင် ကိုယ့်ဘဏ် ဒါမှမဟုတ် {scamShield} ကို ချက်ချင်း ဖုန်းဆက်ပါ။ ပြီးရင် ရဲကို တိုင်ပါ။',
  },
  shouting: {
    eng: 'I am sorry, that is hard. You are not alone.\nWait for a calm moment. Then you can say: “Please tell me slowly. I want to understand.”\nIt goes on? Call CDE, day and night: {cde}. Or call MOM: {mom}.\nNobody may hit you. If someone hits you, call the police: {police}.',
    phi: 'Mahirap ang pinagdadaanan mo. Hindi ka nag-iisa.\nMaghintay hanggang kalmado na siya. Saka mo puwedeng sabihin: “Please tell me slowly. I want to understand.” (Pakisabi po nang dahan-dahan. Gusto ko pong maintindihan.)\nTuloy-tuloy pa rin? Tumawag sa CDE, araw at gabi: {cde}. O tumawag sa MOM: {mom}.\nWalang puwedeng manakit sa iyo. Kapag may nanakit sa iyo, tumawag sa pulis: {police}.',
    ind: 'Itu pasti berat. Anda tidak sendirian.\nTunggu sampai suasananya tenang. Lalu Anda bisa bilang: “Please tell me slowly. I want to understand.” (Tolong jelaskan pelan-pelan. Saya ingin mengerti.)\nMasih terus begitu? Telepon CDE, siang dan malam: {cde}. Atau telepon MOM: {mom}.\nTidak ada yang boleh memukul Anda. Jika ada yang memukul Anda, telepon polisi: {police}.',
    mya: 'အဲဒီလို ကြုံရတာ စိတ်မကောင်းစရာပါ။ ကိုယ် တစ်ယောက်တည်း မဟုတ်ပါဘူး။\nသူ စိတ်အေးသွားတဲ့အထိ စောင့်ပါ။ ပြီးရင် “Please tell me slowly. I want to understand.” (ဖြည်းဖြည်း ပြောပေးပါ။ နားလည်ချင်လို့ပါ။) လို့ ပြောကြည့်ပါ။\nဆက်ဖြစ်နေရင် CDE {cde} ကို ဖုန်းဆက်ပါ။ နေ့ရောညရော ဆက်လို့ ရပါတယ်။ MOM {mom} ကိုလည်း ဆက်လို့ ရပါတယ်။\nကိုယ့်ကို ဘယ်သူမှ ရိုက်ခွင့် မရှိပါဘူး။ ရိုက်ရင် ရဲ {police} ကို ဖုန်းဆက်ပါ။',
  },
  homesick: {
    eng: 'It is normal to miss the people you love. It does not mean that you are weak.\nCall your family or a friend. Say how you feel.\nIt is too heavy? Trained people listen, day and night: call {listeners}. CDE listens too: {cde}.',
    phi: 'Normal lang na ma-miss ang mga mahal mo sa buhay. Hindi ibig sabihin na mahina ka.\nTawagan ang pamilya o kaibigan mo. Sabihin ang nararamdaman mo.\nMabigat na ang loob mo? Tumawag sa {listeners}. May mga taong makikinig araw at gabi. Makikinig din ang CDE: {cde}.',
    ind: 'Wajar jika Anda rindu keluarga. Itu tidak berarti Anda lemah.\nTelepon keluarga atau teman. Ceritakan perasaan Anda.\nTerasa terlalu berat? Telepon {listeners}. Ada orang yang mendengarkan, siang dan malam. CDE juga siap mendengarkan: {cde}.',
    mya: 'ချစ်တဲ့သူတွေကို လွမ်းတာ ပုံမှန်ပါပဲ။ ကိုယ် စိတ်ပျော့လို့ မဟုတ်ပါဘူး။\nမိသားစု ဒါမှမဟုတ် သူငယ်ချင်းကို ဖုန်းဆက်ပါ။ စိတ်ထဲ ဘယ်လိုနေလဲ ပြောပြပါ။\nအရမ်း ဝမ်းနည်းရင် {listeners} ကို ဖုန်းဆက်ပါ။ နေ့ရောညရော နားထောင်ပေးပါတယ်။ CDE {cde} ကလည်း နားထောင်ပေးပါတယ်။',
  },
  passport: {
    eng: 'Keep your own passport and Work Permit card in a safe place. Your employer must not keep them.\nAsk for them kindly.\nYou do not get them back? Call MOM: {mom}. Or call CDE, day and night: {cde}.',
    phi: 'Ikaw ang magtago ng passport at Work Permit card mo, sa ligtas na lugar. Hindi ito puwedeng itago ng employer mo.\nHingin ito nang maayos.\nHindi ibinabalik? Tumawag sa MOM: {mom}. O tumawag sa CDE, araw at gabi: {cde}.',
    ind: 'Simpan sendiri paspor dan kartu Work Permit Anda di tempat aman. Majikan tidak boleh menyimpannya.\nMinta kembali baik-baik.\nTidak dikembalikan? Telepon MOM: {mom}. Atau telepon CDE, siang dan malam: {cde}.',
    mya: 'ကိုယ့်ပတ်စပို့နဲ့ Work Permit ကတ်ကို လုံခြုံတဲ့ နေရာမှာ ကိုယ်တိုင် သိမ်းပါ။ အလုပ်ရှင်က သိမ်းမထားရပါဘူး။\nယဉ်ယဉ်ကျေးကျေး ပြန်တောင်းပါ။\nပြန်မရရင် MOM {mom} ကို ဖုန်းဆက်ပါ။ CDE {cde} ကိုလည်း နေ့ရောညရော ဆက်လို့ ရပါတယ်။',
  },
  restDay: {
    eng: 'You have one rest day every week. Agree on the day with your employer.\nOne rest day each month must be rest. Money cannot replace it.\nIf you agree to work on another rest day, you get at least one day’s extra pay, or another day off.\nNo rest day? Talk about it first. Then call MOM: {mom}.',
    phi: 'May isang rest day ka bawat linggo. Pagkasunduan ang araw kasama ang employer mo.\nBawat buwan, may isang rest day na dapat talagang pahinga. Hindi ito puwedeng palitan ng pera.\nKung papayag kang magtrabaho sa ibang rest day, may dagdag kang sahod na hindi bababa sa isang araw, o kapalit na araw ng pahinga.\nWalang rest day? Pag-usapan muna ito. Saka tumawag sa MOM: {mom}.',
    ind: 'Anda punya 1 hari libur setiap minggu. Tentukan harinya bersama majikan.\nSetiap bulan, 1 hari libur harus dipakai untuk istirahat. Uang tidak bisa menggantinya.\nJika Anda setuju bekerja di hari libur lain, Anda mendapat tambahan paling sedikit gaji 1 hari, atau hari libur pengganti.\nTidak ada hari libur? Bicarakan dulu. Lalu telepon MOM: {mom}.',
    mya: 'အပတ်တိုင်း နားရက် 1\u00a0ရက် ရှိပါတယ်။ ဘယ်နေ့ နားမလဲ အလုပ်ရှင်နဲ့ သဘောတူပါ။\nတစ်လမှာ နားရက် 1\u00a0ရက်တော့ မဖြစ်မနေ နားရပါမယ်။ ပိုက်ဆံနဲ့ လဲလို့ မရပါဘူး။\nတခြားနားရက်မှာ အလုပ်လုပ်ဖို့ သဘောတူရင် အနည်းဆုံး 1\u00a0ရက်စာ လစာ အပိုရပါတယ်၊ ဒါမှမဟုတ် တခြားနေ့ အစားနားရပါတယ်။\nနားရက် မရရင် အလုပ်ရှင်နဲ့ အရင် ပြောကြည့်ပါ။ ဒါမှ မရရင် MOM {mom} ကို ဖုန်းဆက်ပါ။',
  },
  food: {
    eng: 'Your employer must give you enough food.\nSay kindly that you are hungry and need more to eat.\nNothing changes? Call CDE, day and night: {cde}. Or call MOM: {mom}.',
    phi: 'Dapat kang bigyan ng employer mo ng sapat na pagkain.\nSabihin nang maayos na gutom ka at kulang ang pagkain mo.\nWala pa ring pagbabago? Tumawag sa CDE, araw at gabi: {cde}. O tumawag sa MOM: {mom}.',
    ind: 'Majikan wajib memberi Anda makanan yang cukup.\nBilang baik-baik bahwa Anda lapar dan makanannya kurang.\nMasih sama saja? Telepon CDE, siang dan malam: {cde}. Atau telepon MOM: {mom}.',
    mya: 'အလုပ်ရှင်က အစားအသောက် လုံလုံလောက်လောက် ပေးရပါမယ်။\nဗိုက်ဆာတယ်၊ အစာ မလောက်ဘူးလို့ ယဉ်ယဉ်ကျေးကျေး ပြောပါ။\nမပြောင်းလဲရင် CDE {cde} ကို ဖုန်းဆက်ပါ။ နေ့ရောညရော ဆက်လို့ ရပါတယ်။ MOM {mom} ကိုလည်း ဆက်လို့ ရပါတယ်။',
  },
} satisfies Record<string, Text>

export type Helpline = keyof typeof helplineTexts
