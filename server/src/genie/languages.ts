import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'
import { byLanguage, type Language } from '@kasama/contract/language'
import { burmeseSigns } from './emergency/signs/burmese'
import { burmeseInLatinSigns } from './emergency/signs/burmese-in-latin'
import { englishSigns } from './emergency/signs/english'
import { filipinoSigns } from './emergency/signs/filipino'
import { indonesianSigns } from './emergency/signs/indonesian'
import { englishStem } from './passages/words/english'
import { filipinoStem } from './passages/words/filipino'
import { indonesianStem } from './passages/words/indonesian'

type GenieLanguage = {
  /** How a model writes it. */
  written: string
  /** Reduces a word in Latin letters to the form in which it is compared. */
  stem: (word: string) => string
  /** Phrases that report an emergency. */
  emergencies: Partial<Record<EmergencyKind, RegExp[]>>[]
  /** Words that don't show the subject of a question, also as they are typed in a hurry. */
  stopWords: string
}

/** Genie's knowledge of each language. */
export const genieLanguages: Record<Language, GenieLanguage> = {
  eng: {
    written: 'plain English',
    stem: englishStem,
    emergencies: [englishSigns],
    stopWords: `a an the and or but if then so of to in on at by for from with without into as is am are was were be been being
    do does did done doing have has had having can could may might must shall should will would i im ive me my mine we us our
    you your yours he him his she her hers it its they them their this that these those there here what whats which who whom
    whose when where why how not no nor dont doesnt didnt cant wont isnt too very just also only any some all much many more
    most than about please pls plz tell want wants wanted need needs needed get gets got go goes going know think thing things
    way make makes made let give gave use used using good ok okay right one ones u ur r lah leh ah hor sia got meh really
    still now up down out over because someone somebody something anything everything always often again old year years who now today tomorrow yesterday take took taking put
    happen happens two three new lot its`,
  },
  phi: {
    written: 'everyday spoken Filipino (Tagalog)',
    stem: filipinoStem,
    emergencies: [filipinoSigns],
    stopWords: `ang ng mga sa si ni kay sina nina kina na at ay ba po opo ho ko mo ka ako ikaw siya sya niya nya namin natin atin amin
    tayo kami kayo sila nila kanila kanya akin iyo nyo ninyo ito iyan iyon yan yun yung ung eto dito diyan doon dun dyan rito
    ano anong paano pano papaano saan san nasaan kailan kelan bakit bkit sino kanino alin gaano gano ilan ilang magkano kung
    kapag pag kasi kc dahil para pero o at din rin lang lng nga naman nmn pa pala daw raw yata sana lamang hindi hindi di d ndi
    wag huwag wala walang may mayroon meron my dapat dpt pwede puwede pwd pede b n s u k q pwedeng puwedeng maaari gusto
    kailangan gawin gagawin gagawa gawa ginawa gumawa ibig isang isa bang kong mong kang akong siyang itong iyong yong hanggang habang
    saka tapos ngayon mas sobra sobrang palagi lagi laging palaging nang mag nag i ma ganun ganito ganyan ok sige opo talaga
    kahit bago tuwing loob totoo totoong nasa mula una unang bukas taon taong marunong ayaw ganon isip kunin kumuha sabay nangyari nangyayari`,
  },
  ind: {
    written: 'plain polite Indonesian (address her as Anda)',
    stem: indonesianStem,
    emergencies: [indonesianSigns],
    stopWords: `yang yg dan atau di ke dari pada untuk utk buat dengan dgn dg sama oleh dalam dlm ini itu nya saya sy aku gue anda kamu
    km kau dia ia mereka kami kita apa apakah siapa kapan kpn mana kemana dimana kenapa knp mengapa bagaimana gimana gmn gmna
    berapa brp apa apaan adalah ialah ada adakah sudah sdh udah belum blm akan mau ingin pengen harus hrs bisa bs boleh bolehkah
    bolehnya tidak tdk tak gak ga gk nggak ngga enggak bukan jangan jgn jika kalau kalo klo bila agar supaya karena krn sebab
    tapi tetapi juga jg saja aja sih dong deh kok ya yah lah kah pun lagi lg masih msh sangat banget bgt terlalu lebih paling semua setiap
    tiap cara caranya soal hal nih tuh terus trus nanti waktu saat ketika sampai hingga seperti sebagai satu begitu
    pake pakai dapat dpt kena sebaiknya sebenarnya orang org aman mba mbak kak bu pak katanya kata maunya bagian lewat bagus baik jadi benar bener ajak ikut ikutan sekarang besok tahun dulu sekali teman punya
    sampe suruh disuruh`,
  },
  mya: {
    written: 'everyday spoken Burmese, in Unicode, with the digits 0 to 9',
    stem: englishStem,
    emergencies: [burmeseSigns, burmeseInLatinSigns],
    stopWords: `က ကို မှာ မှ နဲ့ တွေ များ ပါ တယ် တဲ့ သည် မယ် လား လဲ လို့ ရင် ပြီး ပြီ ပဲ ပေါ့ နော် ဗျာ ဗျ ရှင် ခင်ဗျာ ဘာ ဘာလဲ ဘာတွေ ဘယ် ဘယ်လို ဘယ်လိုလဲ
    ဘယ်မှာ ဘယ်က ဘယ်ကို ဘယ်ကနေ ဘယ်သူ ဘယ်သူ့ ဘယ်သူ့ကို ဘယ်တော့ ဘယ်အချိန် ဘယ်နှ ဘယ်လောက် ဘာကြောင့် ဘာဖြစ်လို့ ဘာလုပ်ရမလဲ
    ဘယ်လိုလုပ်ရမလဲ လုပ်ရမလဲ ရမလဲ ရလဲ ရလား မလဲ လို့ရလား လို့ရလဲ လို့ရသေးလား လို့ရ ရသေး သေး သင့် သင့်လား သင့်လဲ သင့်ဘူး ချင်တယ် ချင် ချင်နေတယ်
    ရမယ် ရပါမယ် နေတယ် နေပြီ နေ ထား ထားရ လိုက် သွား လာ ပေး ခိုင်း ခိုင်းတယ် ရှိ ရှိလား ရှိလဲ ဖြစ် ဖြစ်ရင် ဖြစ်လဲ ဆို ဆိုရင် ဆိုပြီး ဆိုတာ အတွက် အတွက်က
    ကျမ ကျွန်မ ကျွန်တော် ကျနော် ကိုယ် ကိုယ့် သူ သူ့ သူက ငါ မင်း ဒါ ဒီ ဟို အဲဒီ အဲ့ဒီ အဲဒါ အဲ့ဒါ ဒါပေမဲ့ ဒါမှမဟုတ် ပြီးတော့ ပြီးရင် မ ဘူး ပါဘူး ပါနဲ့ နဲ့ပါ
    အများကြီး နည်းနည်း အရမ်း တော် တော့ လည်း ရော ကော ဟုတ် ဟုတ်လား တာ တာလဲ တာက ရတာ ရင်ကော ပေါ် ပေါ်က ပေါ်မှာ ထဲ ထဲက ထဲမှာ ကြား အောင် ဖို့ ခင်
    အသစ် တစ်ခု တစ်ခုခု တစ် ခု ယောက် လူ ကောင်း ကောင်းလား လုပ် လုပ်ရ လုပ်ရမလား ရ အခု အခုလို မကောင်း ပါရဲ့ ကြ ကြပါ ခဲ့ ခဲ့တယ် ရသေးဘူး ရဘူး မရ မရဘူး သေးဘူး ဘူးလား ပါဘူးလား`,
  },
}

export const stopWords = byLanguage((language) => new Set(genieLanguages[language].stopWords.split(/\s+/)))
