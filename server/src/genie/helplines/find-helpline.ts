import { searchable } from '#platform/search/search-words'
import { burmeseText } from '../passages/words/burmese'
import type { Helpline } from './helplines.texts'

const employerWords = '(?:madam|maam|mam|mum|sir|boss|employer|amo|mistress|majikan|nyonya|tuan|bos|ibu|bapak)'

/** Worries that have a helpline, in four languages whatever the reader's; texts have the form of `searchable`. */
const patterns: Record<Helpline, RegExp[]> = {
  emergencyNumbers: [
    /\b(?:emergency|ambulance|police|fire (?:engine|brigade|station)|hotline)\b.{0,12}\b(?:number|hotline)s?\b|\b(?:what|which) number\b.{0,40}\b(?:emergency|ambulance|police|fire)\b|\bnumbers? (?:for|of|to call).{0,20}\b(?:emergency|emergencies|ambulance|police|fire)\b/,
    /\b(?:number|numero|hotline)\b.{0,30}\b(?:emergency|ambulansya|ambulance|pulis|bumbero)\b|\b(?:emergency|ambulansya|pulis|bumbero)\b.{0,12}\b(?:number|numero|hotline)\b/,
    /\b(?:nomor|no|nomer)\b.{0,20}\b(?:darurat|ambulans|ambulan|polisi|pemadam)\b|\b(?:darurat|ambulans|polisi|pemadam)\b.{0,12}\b(?:nomor|nomer)\b/,
    /(?:အရေးပေါ်|လူနာတင်|မီးသတ်|^ရဲ).{0,25}နံပါတ်|နံပါတ်.{0,15}အရေးပေါ်/,
  ],
  scam: [
    /^(?:what is (?:a )?)?(?:scams?|scammers?|scammed|fraud)[\s?!.]*$|\b(?:is|was) (?:this|it|that|he|she) (?:a )?scam|\b(?:i|they|he|she|somebody|someone|got|get|been|being|was)\b.{0,12}\b(?:scammed|cheated|tricked)\b|\bscam(?:med|s|mer)?\b.{0,30}\b(?:call|number|report|help|helpline|hotline)\b|\b(?:call|report|number|help|helpline)\b.{0,25}\bscam/,
    /\b(?:na-?scam|naloko|niloko|nabudol|naii?scam)\b|\bscam (?:ba|yata|to)\b|\bscam\b.{0,25}\b(?:tawag\w*|numero|number|sumbong|isumbong)\b/,
    /^(?:penipuan|scam|penipu)[\s?!.]*$|\b(?:kena tipu|ketipu|tertipu|ditipu|kena scam)\b|\b(?:apakah|apa) (?:ini|itu)\b.{0,10}\b(?:penipuan|scam)\b|\b(?:lapor|telepon|nomor)\b.{0,20}\b(?:penipuan|scam)\b/,
    /(?:အလိမ်|လိမ်)ခံ|ငွေလိမ်|လိမ်သွား|ဂျင်းမိ|^(?:လိမ်လည်မှု|scam)[\s။]*$|(?:လိမ်|scam).{0,20}(?:ဖုန်း|နံပါတ်|တိုင်)/,
  ],
  shouting: [
    new RegExp(String.raw`\b${employerWords}\b.{0,20}\b(?:shout|yell|scream|scold|mad at|angry|curse|insult|nag)\w*`),
    /\b(?:shout|yell|scream|scold|curse|insult)\w*\b(?: (?:at )?(?:me|by my)\b| by (?:madam|maam|sir|my))|\b(?:got|get|getting|always|being) (?:scolded|shouted|yelled)/,
    /\b(?:sinisigaw\w*|sinigaw\w*|pinapagalit\w*|pinagalit\w*|napagalitan|napapagalitan|minumura|minura|binubulyawan|binulyawan|nagagalit|galit)\b.{0,25}\b(?:ako|sakin|sa akin|ko)\b|\b(?:sigaw|galit) (?:ng|nang|siya|si|ang) (?:sigaw|amo|madam|maam|sir|employer|boss)\b|\b(?:sinisigawan|pinapagalitan|minumura) (?:ako|nila)\b|\blagi(?:ng)?\b.{0,15}\b(?:pinapagalitan|sinisigawan|galit|minumura)\b/,
    /\b(?:majikan|nyonya|tuan|bos|ibu|bapak|dia|mam|sir)\b.{0,25}\b(?:marah\w*|memarahi|bentak\w*|membentak|teriak\w*|berteriak|ngomel\w*|memaki|maki\w*|ngamuk)\b|\b(?:dimarahi|dimarahin|dibentak|dibentak-bentak|diteriaki|dimaki|diomeli)\b/,
    /(?:အလုပ်ရှင်|မဒမ်|မမ|သူဌေး|ဆရာ|ဆရာမ|သူ).{0,15}(?:အော်|ဆူတယ်|ဆူပူ|ဆဲ|ဟောက်|ငေါက်|စိတ်ဆိုး)|(?:အော်|ဆူ|ဆဲ|ဟောက်|ငေါက်)ခံရ/,
  ],
  homesick: [
    /\b(?:i|im|we)\b.{0,12}\bmiss(?:ing)?\b.{0,12}\b(?:family|home|kids?|child\w*|son|daughters?|baby|mother|mum|mom|father|husband|country|parents|them)\b|\bhomesick\b/,
    /\b(?:nami-?miss|namimis|miss|na-?miss|nangungulila)\b.{0,20}\b(?:pamilya|anak|nanay|tatay|asawa|bahay|magulang|kapatid|sila)\b|\bhomesick\b/,
    /\b(?:kangen|rindu)\b.{0,20}\b(?:keluarga|anak\w*|rumah|ibu|mama|bapak|suami|kampung|orang tua)\b|^(?:saya |aku )?(?:kangen|rindu)(?: sekali| banget)?[\s!.]*$/,
    /(?:မိသားစု|အိမ်|အမေ|အဖေ|သား|သမီး|ကလေး|မိဘ|ယောက်ျား|ခင်ပွန်း).{0,8}(?:လွမ်း|သတိရ(?!လာ))|အိမ်လွမ်း/,
  ],
  passport: [
    /^(?:my )?passport[\s?!.]*$|\b(?:keep\w*|kept|hold\w*|held|took|take|takes|taken|hide|hides|has|have|wont give|not give|give back|lock\w*)\b.{0,25}\b(?:passport|work permit)\b|\bpassport\b.{0,20}\b(?:kept|taken|held|with (?:my )?(?:madam|maam|sir|boss|employer)|back)\b/,
    /\b(?:hawak|kinuha|tinago|itinago|nasa|itago|kunin|hinahawakan|ayaw ibigay)\b.{0,25}\bpass?port\w*|\bpass?aporte\b.{0,20}\b(?:hawak|kinuha|tinago|nasa)\b|\bpassport (?:ko )?.{0,12}\b(?:hawak|kinuha|tinago|nasa)\b/,
    /^paspor(?: saya)?[\s?!.]*$|\b(?:menahan|ditahan|simpan|disimpan|menyimpan|pegang|dipegang|ambil|diambil|mengambil)\b.{0,25}\b(?:paspor|passport)\b|\b(?:paspor|passport)\b.{0,20}\b(?:ditahan|disimpan|dipegang|diambil|ditahan)\b/,
    /(?:ပတ်စပို့|နိုင်ငံကူးလက်မှတ်|passport).{0,15}(?:သိမ်း|ယူ|ပြန်မပေး|ကိုင်ထား)|^(?:ပတ်စပို့|passport)[\s။]*$/,
  ],
  restDay: [
    /^(?:my )?(?:rest|off) ?days?[\s?!.]*$|^days? off[\s?!.]*$|\bhow many (?:rest days?|off days?|days? off)\b|\b(?:no|never|not|without|dont|doesnt|cannot|cant|wont)\b.{0,25}\b(?:rest day|day off|off day|days off|rest days|sundays? off)s?\b/,
    /\b(?:wala\w*|hindi|di|ayaw|ilan\w*)\b.{0,20}\b(?:rest ?day|day ?off)\b|\bwala\w*\b.{0,12}\boff\b|^(?:rest ?day|day ?off)s?[\s?!.]*$/,
    /\b(?:tidak|tak|gak|nggak|ga|belum|berapa|tanpa)\b.{0,20}\b(?:hari libur|libur|off day|hari off)\b|^(?:hari )?libur[\s?!.]*$/,
    /နားရက်.{0,8}(?:မရ|မပေး|မရှိ|ဘယ်နှ)|^နားရက်(?:တွေ)?[\s။]*$/,
  ],
  food: [
    new RegExp(
      String.raw`\b${employerWords}\b.{0,20}\b(?:no|not|never|doesnt|dont|wont|little)\b.{0,15}\b(?:give|gives|allow|let|feed)\b.{0,15}\b(?:food|eat|me|meals?)\b.{0,10}(?:food|eat|meals?|enough|$)`,
    ),
    /\b(?:not|never) (?:given|get|getting|got)?.{0,8}\benough (?:food|to eat)\b|\bi(?: am|m) (?:always |so |very )?hungry\b/,
    /\b(?:hindi|di|ayaw|walang|kulang)\b.{0,20}\b(?:pinapakain|pinakakain|binibigyan ng pagkain|pagkain ko|pakainin)\b|\b(?:lagi|palagi)\w*\b.{0,8}\bgutom\b|\bgutom ako\b/,
    /\b(?:tidak|tak|gak|nggak|ga|kurang)\b.{0,20}\b(?:dikasih makan|diberi makan|kasih makan|dikasi makan|memberi makan)\b|\bsaya (?:selalu |sering )?(?:lapar|kelaparan)\b/,
    /(?:ထမင်း|အစာ|အစားအသောက်).{0,6}(?:မကျွေး|မပေး|မလောက်|မဝ)|ဗိုက်ဆာနေ/,
  ],
}

/** Matches children and old people: their anger is not the employer's. */
const wardPattern =
  /\b(?:boys?|girls?|child\w*|kids?|baby|toddler|grand\w+|ah ma|ah gong|popo|bata|alaga|lola|lolo|anak|bayi|balita|nenek|kakek)\b|ကလေး|အဘိုး|အဘွား|အဖိုး|အဖွား/

/** The other texts speak to a worker about her rights; what an employer owes her is in the library. */
const helplinesOfEmployers: Helpline[] = ['emergencyNumbers', 'scam']

/** Returns the helpline that a message needs; null if none. Emergencies are found before. */
export function findHelpline(text: string, role: 'employer' | 'worker'): Helpline | null {
  const searchText = searchable(burmeseText(text))
  const matches = (helpline: Helpline) =>
    patterns[helpline].some((sign) => sign.test(searchText)) &&
    !(helpline === 'shouting' && wardPattern.test(searchText))
  const helplines = role === 'employer' ? helplinesOfEmployers : (Object.keys(patterns) as Helpline[])
  return helplines.find(matches) ?? null
}
