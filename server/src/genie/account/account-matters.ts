import { searchable } from '#platform/search/search-words'
import { burmeseText } from '../passages/words/burmese'

/** Facts of the asker's account that a question may ask for. */
export type AccountMatter = 'cancel' | 'plan' | 'credits' | 'lastLesson' | 'list'

/** Only an employer is told about the plan, which belongs to employers. */
const workerMatters: AccountMatter[] = ['credits', 'lastLesson', 'list']
const employerMatters: AccountMatter[] = ['cancel', 'plan', ...workerMatters]

const planWord = String.raw`(?:\b(?:plans?|subscri\w+|membership|auto.?renew\w*|renewal|payments?|paying|charged?|billing|kasama|premium|account|app|monthly|annual|yearly|trial|access|refund|bayad|paket|langganan|berlangganan|akun)\b|ပက်ကေ့ချ်|အသင်းဝင်)`

/** Questions about her account, in four languages whatever the reader's; texts have the form of `searchable`. */
const patterns: Record<AccountMatter, RegExp[]> = {
  cancel: [
    // Without an object behind it, or before it in Burmese: it is the plan that she cancels.
    /(?<!ကို ?|\b(?:be|been|was|is|are|were|got|get|gets|being) )\bcancel\w*(?: (?:it|that|now|any ?time|at any time|today|early|later|online|policy|fees?|ko|ba|po|na|namin|nya|saja|aja|dong|ya))*(?= ?(?:$|[^\w\s]|(?:if|when|whenever|because|since|after|before|until|and|or|but|without|please|pls|what|how|can|is|do|will|kung|kapag|pag|dahil|paano|saan|kalau|jika|karena|sebelum|setelah|gimana|bagaimana|bisa|kapan|caranya)\b))/,
    new RegExp(String.raw`\bcancel\w*.{0,40}${planWord}|${planWord}.{0,40}\bcancel\w*`),
    /\bunsubscribe\b(?!.*\b(?:e-?)?mails?\b)|\b(?:stop|end|quit|terminate)\b.{0,15}\b(?:plan|subscription|paying|membership|renew\w*|auto.?renew\w*)\b/,
    /\b(?:kanselahin|itigil|ihinto|tumigil|tigil)\b.{0,20}\b(?:plan|subscription|bayad|magbayad|pagbabayad)\b/,
    /\b(?:batal\w*|membatalkan|dibatalkan|berhenti|stop|akhiri|hentikan)\b.{0,20}\b(?:langganan|berlangganan|paket|bayar|membayar)\b/,
    /(?:ပက်ကေ့ချ်|အသင်းဝင်|plan).{0,20}(?:ရပ်|ဖျက်)/,
  ],
  plan: [
    /\bnext (?:charge|payment|bill|billing|renewal)\b|\brenewal (?:date|day)\b|\bwhen\b.{0,30}\b(?:charged|charge (?:me|us|my|again|next)|billed|renew\w*|pay (?:again|next))\b/,
    /\b(?:plan|subscription)\b.{0,12}\brenew\w*|\b(?:what|which)\b.{0,20}\b(?:plan|subscription|package)(?: (?:do|does|did|have|am|are|is))? (?:mine|(?:i|im|ive|we|my account)\b.{0,8}\b(?:have|on|got))\b(?! to\b)/,
    /\bmy (?:current )?(?:plan|subscription)\b(?! (?:to|for|was|is to|is for)\b)(?!.*\b(?:change|switch|upgrade|include\w*|get)\b)(?<!\b(?:change|switch|upgrade)\b.*)/,
    /\bam i (?:subscribed|paying|on a plan)\b|\b(?:how long|until when|when)\b.{0,30}\b(?:access|plan|subscription)\b.{0,15}\b(?:end|last|expire|run out|over|up)/,
    /\b(?:kailan|kelan)\b.{0,30}\b(?:singil|sisingil\w*|charge\w*|charged|renew|nare-?renew|mare-?renew)\b|\bsusunod na (?:bayad|singil|charge|payment|bill)\b/,
    /\b(?:ano|anong|alin|aling)\b.{0,12}\bplan (?:ko|namin)\b|^plan ko\b/,
    /\bkapan\b.{0,30}\b(?:ditagih|tagihan|perpanjang\w*|diperpanjang|memperpanjang|didebet|dipotong)\b|\b(?:tagihan|pembayaran)\b.{0,8}\b(?:berikut\w*|selanjutnya)\b/,
    /\bpaket (?:apa|mana) (?:saya|yang saya|punya saya)\b|\b(?:paket|langganan) saya\b(?!.*\b(?:ganti|ubah|tukar)\b)(?<!\b(?:ganti|ubah|tukar|mengganti|mengubah)\b.*)/,
    /(?:နောက်တစ်ကြိမ်|နောက်တစ်ခါ|ဘယ်တော့|ဘယ်နေ့|ဘယ်အချိန်|ဘယ်လောက်).{0,20}(?:ငွေဖြတ်|ငွေကောက်|ငွေပေးရ|ပိုက်ဆံဖြတ်|ငွေပေးချေ|သက်တမ်းတိုး|သက်တမ်းကုန်)/,
    /(?:သက်တမ်း).{0,10}(?:ဘယ်တော့|ဘယ်နေ့|ဘယ်အချိန်)|(?:ဘာ|ဘယ်)ပက်ကေ့ချ်|ကိုယ့်ပက်ကေ့ချ်/,
  ],
  credits: [
    /\bhow (?:many|much) (?:more )?credits?\b(?! (?:is|are|for (?:one|each|a) (?:video|lesson)))|\b(?:my|her|helpers|workers|maids) (?:credits?|points\b(?! of))\b|\bcredits? (?:do|does|have|has|left) (?:i|she|my)\b/,
    /\bhow (?:many|much) (?:more )?(?:points?|stars?)(?: (?:(?:do|does|did|have|has) (?:i|we|she|(?:my|the) (?:helper|maid|worker))|i|she|my (?:helper|maid|worker)|left|now|more|so far|until|till|to go|to get|are left|for (?:the|my|her|a) voucher)\b|\W*$)/,
    /\bhow (?:many|much|long|far)\b.{0,40}\b(?:to|until|till|before|for)\b.{0,15}\bvoucher\b|\bwhen (?:do|will|can|does) (?:i|she|my (?:helper|maid|worker)) (?:get|have|receive) .{0,15}\bvoucher\b/,
    /\bilan\w*\b.{0,15}\b(?:credits?|puntos)\b(?! (?:ng (?!helper)|sa )\b)|\b(?:credits?|puntos) (?:ko|niya|ng helper)\b|\b(?:kailan|kelan|ilan\w*)\b.{0,30}\bvoucher\b/,
    /\bberapa\b.{0,12}\b(?:poin|kredit)\b(?! (?:dalam|tentang|dari|cara)\b)|\b(?:poin|kredit) (?:saya|dia|pekerja)\b|\bpoinku\b|\b(?:kapan|berapa)\b.{0,25}\bvoucher\b(?!.{0,10}\bharga)/,
    /(?:ဆုမှတ်|(?<!အိမ်|ကား|ဖုန်း|တိုက်|အခန်း|ကတ်|ကဒ်)အမှတ်(?!တရ|စဉ်|အသား)).{0,15}(?:ဘယ်နှ|ဘယ်လောက်)|(?:ဘယ်နှ|ဘယ်လောက်).{0,12}ဆုမှတ်|(?:ကူပွန်|voucher).{0,20}(?:ဘယ်နှ|ဘယ်လောက်လို|ဘယ်တော့)/,
  ],
  lastLesson: [
    /\b(?:last|latest|recent\w*)\b.{0,15}\b(?:lesson|video|watched|learn(?:ed|t))\b|\bwhat (?:did|has|have) (?:i|she|my (?:helper|maid|worker))\b.{0,20}\b(?:watch|learn|stud[iy]|complete|finish(?:ed)?\b(?! \w+ing))/,
    /\bwhen did (?:i|she|my (?:helper|maid|worker))\b.{0,15}\b(?:watch|learn|study)\b/,
    /\b(?:huli|huling|pinakahuling)\b.{0,15}\b(?:lesson|video|napanood|pinanood)\b|\b(?:ano|anong)(?: (?:ba|po|ang|yung))* huli(?:ng)?(?: (?:ko|kong|niya|niyang))?(?: (?:natapos|tinapos|natutunan|inaral|pinag-?aralan)\b|\W*$)/,
    /\b(?:pelajaran|video)\b.{0,20}\bterakhir\b|\bterakhir\b.{0,15}\b(?:tonton|nonton|menonton|ditonton|belajar)\b/,
    /နောက်ဆုံး.{0,20}(?:ကြည့်(?:ခဲ့|တာ|တဲ့|ထား|ပြီး|ဖြစ်)|သင်ခန်းစာ|ဗီဒီယို|လေ့လာ)/,
  ],
  list: [
    /\b(?:my|her|helpers|workers) (?:must.?watch )?list\b(?! (?:of|for)\b)|\bmust.?watch\b|\bhow many (?:lesson|video)s?\b.{0,25}\b(?:left|remain\w*|to (?:watch|do|go)|must (?:i|she|my helper|we)|still)\b/,
    /\b(?:what|which)\b.{0,12}\b(?:lesson|video)s? (?:(?:should|must|do) (?:i|she|my helper) (?:(?:have|need) to )?(?:watch|learn|see|study|do|start|take)\b(?! .*\b(?:about|for|if|on how|to (?:learn|know|cook|clean))\b)|(?:should|must) be watched|(?:do|have) i (?:have|need|left)|is next|comes next|next|are left)\b|\bwhat (?:should|must|do) i (?:have to )?(?:watch|learn) (?:next|now|today)\b/,
    /\b(?:listahan|list) ko\b|\bdapat (?:kong )?panoorin\b|\bilan\w*\b.{0,15}\b(?:lesson|video)\b.{0,15}\b(?:pa|natitira|kailangan)\b|\bsusunod na (?:lesson|video)\b/,
    /\bdaftar (?:saya|tonton\w*|wajib)\b|\bwajib ditonton\b|\b(?:harus|perlu) (?:saya )?(?:tonton|ditonton)\b|\bberapa (?:pelajaran|video) lagi\b|\b(?:pelajaran|video) (?:berikutnya|selanjutnya)\b/,
    /ကြည့်ရမယ့်(?:ဗီဒီယို|သင်ခန်းစာ|စာရင်း)|(?:ဗီဒီယို|သင်ခန်းစာ).{0,20}(?:ကျန်(?!း)|ကြည့်ရမလဲ|ကြည့်ရဦးမလဲ)|ကိုယ့်စာရင်း/,
  ],
}

const ownPlan =
  /\b(?:cancel|stop|end)\w* (?:my|the|our|your|ang) (?:annual |monthly |kasama )?(?:plan|subscription|membership)\b/
const otherContracts =
  /\b(?:permits?|work pass|passports?|visas?|insurance|levy|bond|contracts?|appointments?|check-?up|bookings?|reservations?|flights?|tickets?|(?<!in )orders?|deliver\w*|parcels?|grab|taxi|shopee|lazada|netflix|spotify|gym|loans?|salary|wages?|rent|bank|licen[cs]es?|battery|electric\w*|wheelchair)\b|\b(?:phone|mobile|sim|data|internet|wifi|meal|diet|travel|floor|care) (?:plan|bill|contract|subscription|line|card)\b|\bphones?\b.{0,10}\bcharged\b|\b(?:pasaporte|kontrata|seguro|doktor|tiket|utang|sahod|sweldo|kuryente|lisensya|paspor|izin|kontrak|asuransi|janji|dokter|pesanan|kirim\w*|kurir|(?:belum|sudah) sampai|pinjaman|hutang|gaji|listrik|pulsa|(?:paket|tagihan) (?:data|internet|air|makan))\b|ပတ်စပို့|နိုင်ငံကူး|ပါမစ်|ဗီဇာ|စာချုပ်|အာမခံ|လစာ|ချိန်း|လေယာဉ်|လက်မှတ်|ဆရာဝန်|ဆေးခန်း|မီတာ|ချေးငွေ|အကြွေး|ဘဏ်|အော်ဒါ|ဆိုင်/
const otherWatching =
  /\bvideo.?(?:calls?|chats?|calling)\b|\b(?:tv|television|movies?|film|drama|cartoons?|telebisyon|teleserye|televisi|sinetron|kartun|school|homework|eskwela|paaralan|sekolah)\b|ဗီဒီယို(?:ကော|ခေါ်|ဖုန်း)|တီဗွီ|တီဗီ|ရုပ်ရှင်|ဇာတ်လမ်း|ကျောင်း/
const shopping = /\b(?:shopping|grocer\w*|market|medicines?|palengke|bibilhin|bilihin|gamot|belanja|pasar|obat)\b|ဈေး/
const childWatching =
  /\b(?:watch|see|show|panoorin|tonton|nonton|ditonton|menonton|belajar)\b.{0,25}\b(?:child\w*|baby|babies|kids?|toddler|bata|sanggol|anak|alaga|bayi|balita)\b|\b(?:child\w*|baby|kids?|toddler|bata|sanggol|anak|alaga|bayi|balita)\b.{0,15}\b(?:watch|panoorin|tonton|nonton|ditonton|menonton|belajar)\b|ကလေး.{0,15}(?:ကြည့်|လေ့လာ)/

/** Other things that have the same words: her helper's permit is canceled too, and a card and a SIM have credit. */
const otherThings: Record<AccountMatter, RegExp[]> = {
  cancel: [new RegExp(`^(?!.*${ownPlan.source}).*(?:${otherContracts.source})`)],
  plan: [otherContracts],
  credits: [
    /\bcredit (?:cards?|score|limit|history|report)\b|\b(?:sim|prepaid|top.?up|ez.?link|cdc|gst|loans?|bank|pulsa|kartu|cicil\w*|utang|hutang|bangko)\b|\b(?:phone|mobile) credits?\b|\bkredit (?:rumah|motor|mobil|hp|tanpa)\b|\bcredits?\b.{0,10}\b(?:in|of|for) (?:my|her|the) (?:phone|mobile|hp)\b|\bload (?:ko|na|sa|credits?)\b|\bcredits? load\b/,
    /\b(?:important|(?:main|key) points?|(?:to|should|must) (?:i )?remember|poin (?:penting|utama|pokok)|diingat|harus ingat|diperhatikan|perhatikan|dapat tandaan|dapat (?:kong )?alalahanin|mahalaga\w*|importante\w*)\b/,
  ],
  lastLesson: [
    otherWatching,
    childWatching,
    /\b(?:video|videos) (?:of|from|to|with|for|dari|ng) (?:my |her |aking )?(?:family|mother|children|keluarga|pamilya)\b/,
  ],
  list: [otherWatching, childWatching, shopping],
}

/** Matches a question about the open lesson, not about her learning. */
const openLessonPattern = /\b(?:this|ini|ito|nito|dito)\b|ဒီ(?:သင်ခန်းစာ|ဗီဒီယို)/

/** Returns the fact of her account that a text asks for; null if none. */
export function findMatter(text: string, role: 'employer' | 'worker'): AccountMatter | null {
  const searchText = searchable(burmeseText(text))
  const matters = role === 'employer' ? employerMatters : workerMatters
  return (
    matters.find(
      (matter) =>
        patterns[matter].some((sign) => sign.test(searchText)) &&
        ![...otherThings[matter], openLessonPattern].some((sign) => sign.test(searchText)),
    ) ?? null
  )
}
