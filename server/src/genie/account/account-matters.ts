import { searchable } from '#platform/search/search-words'
import { burmeseText } from '../passages/words/burmese'

/** Facts of the asker's account that a question may ask for. */
export type AccountMatter = 'cancel' | 'plan' | 'credits' | 'lastLesson' | 'list'

/** Only an employer is told about the plan, which belongs to employers. */
const workerMatters: AccountMatter[] = ['credits', 'lastLesson', 'list']
const employerMatters: AccountMatter[] = ['cancel', 'plan', ...workerMatters]

/** Questions about her account, in four languages whatever the reader's; texts have the form of `searchable`. */
const patterns: Record<AccountMatter, RegExp[]> = {
  cancel: [
    /\bcancel\w*|\bunsubscribe\b|\b(?:stop|end|quit|terminate)\b.{0,15}\b(?:plan|subscription|paying|membership|renew\w*|auto.?renew\w*)\b/,
    /\b(?:kanselahin|itigil|ihinto|tumigil|tigil)\b.{0,20}\b(?:plan|subscription|bayad|magbayad|pagbabayad)\b/,
    /\b(?:batal\w*|membatalkan|dibatalkan|berhenti|stop|akhiri|hentikan)\b.{0,20}\b(?:langganan|berlangganan|paket|bayar|membayar)\b/,
    /(?:ပက်ကေ့ချ်|အသင်းဝင်|plan).{0,20}(?:ရပ်|ဖျက်)/,
  ],
  plan: [
    /\bnext (?:charge|payment|bill|billing|renewal)\b|\brenewal (?:date|day)\b|\bwhen\b.{0,30}\b(?:charged?|billed|renew\w*|pay (?:again|next))\b/,
    /\b(?:plan|subscription)\b.{0,12}\brenew\w*|\b(?:what|which)\b.{0,20}\b(?:plan|subscription|package)\b.{0,15}\b(?:have|on|mine|got)\b/,
    /\bmy (?:current )?(?:plan|subscription)\b(?!.*\b(?:change|switch|upgrade|include\w*|get)\b)(?<!\b(?:change|switch|upgrade)\b.*)/,
    /\bam i (?:subscribed|paying|on a plan)\b|\b(?:how long|until when|when)\b.{0,30}\b(?:access|plan|subscription)\b.{0,15}\b(?:end|last|expire|run out|over|up)/,
    /\b(?:kailan|kelan)\b.{0,30}\b(?:singil|sisingil\w*|charge\w*|charged|renew|nare-?renew|mare-?renew)\b|\bsusunod na (?:bayad|singil|charge|payment|bill)\b/,
    /\b(?:ano|anong|alin|aling)\b.{0,12}\bplan (?:ko|namin)\b|^plan ko\b/,
    /\bkapan\b.{0,30}\b(?:ditagih|tagihan|perpanjang\w*|diperpanjang|memperpanjang|didebet|dipotong)\b|\b(?:tagihan|pembayaran)\b.{0,8}\b(?:berikut\w*|selanjutnya)\b/,
    /\bpaket (?:apa|mana) (?:saya|yang saya|punya saya)\b|\b(?:paket|langganan) saya\b(?!.*\b(?:ganti|ubah|tukar)\b)(?<!\b(?:ganti|ubah|tukar|mengganti|mengubah)\b.*)/,
    /(?:နောက်တစ်ကြိမ်|နောက်တစ်ခါ|ဘယ်တော့|ဘယ်နေ့|ဘယ်အချိန်|ဘယ်လောက်).{0,20}(?:ငွေဖြတ်|ငွေကောက်|ငွေပေးရ|ပိုက်ဆံဖြတ်|ငွေပေးချေ|သက်တမ်းတိုး|သက်တမ်းကုန်)/,
    /(?:သက်တမ်း).{0,10}(?:ဘယ်တော့|ဘယ်နေ့|ဘယ်အချိန်)|(?:ဘာ|ဘယ်)ပက်ကေ့ချ်|ကိုယ့်ပက်ကေ့ချ်/,
  ],
  credits: [
    /\bhow (?:many|much) (?:more )?(?:credits?|points?|stars?)\b(?! (?:is|are|for (?:one|each|a) (?:video|lesson)))|\b(?:my|her|helpers|workers|maids) (?:credits?|points?)\b|\bcredits? (?:do|does|have|has|left) (?:i|she|my)\b/,
    /\bhow (?:many|much|long|far)\b.{0,40}\b(?:to|until|till|before|for)\b.{0,15}\bvoucher\b|\bwhen (?:do|will|can|does) (?:i|she|my \w+) (?:get|have|receive) .{0,15}\bvoucher\b/,
    /\bilan\w*\b.{0,15}\b(?:credits?|puntos)\b|\b(?:credits?|puntos) (?:ko|niya|ng helper)\b|\b(?:kailan|kelan|ilan\w*)\b.{0,30}\bvoucher\b/,
    /\bberapa\b.{0,12}\b(?:poin|kredit)\b|\b(?:poin|kredit) (?:saya|dia|pekerja)\b|\bpoinku\b|\b(?:kapan|berapa)\b.{0,25}\bvoucher\b(?!.{0,10}\bharga)/,
    /(?:ဆုမှတ်|အမှတ်).{0,15}(?:ဘယ်နှ|ဘယ်လောက်)|(?:ဘယ်နှ|ဘယ်လောက်).{0,12}ဆုမှတ်|(?:ကူပွန်|voucher).{0,20}(?:ဘယ်နှ|ဘယ်လောက်လို|ဘယ်တော့)/,
  ],
  lastLesson: [
    /\b(?:last|latest|recent\w*)\b.{0,15}\b(?:lesson|video|watched|learn(?:ed|t))\b|\bwhat (?:did|has|have) (?:i|she|my \w+)\b.{0,20}\b(?:watch|learn|stud[iy]|complete|finish)/,
    /\bwhen did (?:i|she|my \w+)\b.{0,15}\b(?:watch|learn|study)\b/,
    /\b(?:huli|huling|pinakahuling)\b.{0,15}\b(?:lesson|video|napanood|pinanood)\b|\b(?:ano|anong)\b.{0,20}\bhuli\b/,
    /\b(?:pelajaran|video)\b.{0,20}\bterakhir\b|\bterakhir\b.{0,15}\b(?:tonton|nonton|menonton|ditonton|belajar)\b/,
    /နောက်ဆုံး.{0,20}(?:ကြည့်|သင်ခန်းစာ|ဗီဒီယို|လေ့လာ)/,
  ],
  list: [
    /\b(?:my|her|helpers|workers) (?:must.?watch )?list\b|\bmust.?watch\b|\bhow many (?:lesson|video)s?\b.{0,25}\b(?:left|remain\w*|to (?:watch|do|go)|must|still)\b/,
    /\b(?:what|which)\b.{0,12}\b(?:lesson|video)s? (?:should|must|do i (?:have|need)|is next|comes next|next|are left)\b|\bwhat (?:should|must|do) i (?:have to )?(?:watch|learn) (?:next|now|today)\b/,
    /\b(?:listahan|list) ko\b|\bdapat (?:kong )?panoorin\b|\bilan\w*\b.{0,15}\b(?:lesson|video)\b.{0,15}\b(?:pa|natitira|kailangan)\b|\bsusunod na (?:lesson|video)\b/,
    /\bdaftar (?:saya|tonton\w*|wajib)\b|\bwajib ditonton\b|\b(?:harus|perlu) (?:saya )?(?:tonton|ditonton)\b|\bberapa (?:pelajaran|video) lagi\b|\b(?:pelajaran|video) (?:berikutnya|selanjutnya)\b/,
    /ကြည့်ရမယ့်(?:ဗီဒီယို|သင်ခန်းစာ|စာရင်း)|(?:ဗီဒီယို|သင်ခန်းစာ).{0,20}(?:ကျန်|ကြည့်ရမလဲ|ကြည့်ရဦးမလဲ)|ကိုယ့်စာရင်း/,
  ],
}

/** Matches a question about the open lesson, not about her learning. */
const openLessonPattern = /\b(?:this|ini|ito|nito|dito)\b|ဒီ(?:သင်ခန်းစာ|ဗီဒီယို)/

/** Returns the fact of her account that a text asks for; null if none. */
export function findMatter(text: string, role: 'employer' | 'worker'): AccountMatter | null {
  const searchText = searchable(burmeseText(text))
  const matters = role === 'employer' ? employerMatters : workerMatters
  return (
    matters.find(
      (matter) => patterns[matter].some((sign) => sign.test(searchText)) && !openLessonPattern.test(searchText),
    ) ?? null
  )
}
