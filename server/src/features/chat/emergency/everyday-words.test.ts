import { expect, test } from 'vitest'
import { findEmergency } from './find-emergency'

/** As workers write in a hurry: short, misspelt, in two languages, the verb in any of its forms. */
const phrases = {
  eng: `
suicide: i feel like dying / better off dead / no reason to live anymore / i am tired of living / thinking of ending it all / life is not worth living
choking: something in his throat he cant talk / the kid is chocking / fish bone stuck at my throat / boy swallow one small magnet
breathing: baby turned blue / popo lips are blue / the breathing stopped / the boy is drowning in the pool / heart attack pls / ah gong chest pain very bad / she is gasping for air
poison: he drink floor cleaner / girl ate mothballs / ah ma swallow all the tablets / baby drink hand sanitizer / i inhaled chlorine cannot stand
burn: i got burned / hot oil on my arm / my hand got burn by the iron / iron burn my arm / porridge so hot fall on baby leg burn
fire: fire help / fire! / kitchen fire / got fire in the rice cooker / i smell gas in the flat / the wok catch fire / smoke coming from the socket
bleeding: his head is bleeding / blood does not stop / i cut my hand very deep / i cut myself with the knife, blood everywhere
fall: mother in law fell down / madam fell in the toilet / grandpa had a stroke / his face is drooping on one side / the child is having fits / baby hit head on the floor / toddler fall off the sofa / uncle is having a seizure / she wont wake up
violence: sir choked me / my employer hurts me / maam throw plate at me / he wants to rape me / my boss lock me inside and beat / sir come into my room at night and touch`,
  phi: `
suicide: gusto ko na pong mamatay / ayoko na pong mabuhay / gusto ko na lang po mawala / pagod na po ako sa buhay / wala na pong saysay ang buhay ko / tatapusin ko na buhay ko / wala na akong ganang mabuhay
choking: nachoke si baby / nagchochoke ang bata / natinik yung bata sa lalamunan / nahirinan si lolo / nakalulon ng barya ang alaga ko
breathing: hindi humihinga ang baby / hindi na humihinga si lolo / di na po humihinga / nangingitim na ang labi ni baby / nalulunod ang bata / inatake sa puso si sir / hinihika si lola hirap huminga / naninikip ang dibdib ni lolo
poison: nakalunok ng sabong panlaba ang bata / ininom ni baby ang dettol / nakainom po ng muriatic / nalanghap ko ang zonrox nahihilo ako
burn: nasunog ang kamay ko / napaso po ako ng plantsa / nabuhusan ng mainit na sabaw si baby / nasunog po braso ko sa mantika / natalsikan ng mantika mukha ko
fire: sunog! / nasusunog po ang kusina / may apoy sa kalan ang laki / nag-aapoy ang kawali / amoy gas sa bahay / sumabog ang rice cooker
bleeding: nagdudugo ang ilong ni lola ayaw tumigil / tagas ng tagas ang dugo / nasugatan ako malalim / duguan ang bata
fall: nahimatay si lola / nahulog sa kama si baby / nauntog ang ulo ng bata / na stroke po si lolo / kinukumbulsyon ang bata / ayaw magising ni lola / nangingisay si baby / nadulas po si maam
violence: pinalo ako ng amo / hinawakan ako ng amo ko / ginagahasa ako / sinakal po ako ni sir / binato ako ni madam ng baso / tinulak ako ng amo ko / kinulong ako sa kwarto at sinaktan / binubugbog po ako`,
  ind: `
suicide: saya mau loncat dari jendela / saya pengen mati aja rasanya / udah gak mau hidup lagi / lebih baik aku mati / buat apa hidup lagi / pengen mengakhiri hidup
choking: ada biji nyangkut di tenggorokan anak / tenggorokannya tersumbat makanan / adek nelan magnet kecil / kakek kesedak nasi
breathing: napasnya berhenti / nenek sesek nafas / bayi bibirnya biru / bayinya ga nafas / anak tenggelam di kolam / kakek serangan jantung / dada kakek sakit sekali / susah nafas nih nenek
poison: minum detergen / anak menelan obat nenek / adik kecil minum sabun cuci piring / bayi nelan kapur barus / kecium gas pemutih pusing
burn: tanganku kena setrika / kesiram air panas / kaki anak kena air panas / luka bakar di tangan saya parah / kena knalpot melepuh / kesetrum tadi
fire: api di dapur / kompornya meledak / bau gas di rumah / wajannya kebakar / ada asap tebal dari stop kontak / kebakarannn / api menyala besar di kompor
bleeding: darahnya gak berhenti / jari saya kepotong pisau / hidungnya keluar darah terus / lukanya dalam banget
fall: ibu majikan jatuh / bayi jatuh dari kasur / anak kejang / kakek kena stroke / kepalanya kebentur lantai / nenek gak bangun bangun / mama majikan kepleset di kamar mandi / nenek tidak sadarkan diri / bayi gak bergerak
violence: majikan tampar saya / majikan pegang badan saya / saya dipukulin / majikan lempar piring ke saya / bapak masuk kamar saya dan pegang pegang / saya dikurung dan disiksa / majikan mau perkosa saya`,
  mya: `
suicide: သေလိုက်ချင်တယ် / သေပစ်ချင်တယ် / သေသွားချင်တယ် / အသက်ဆက်မရှင်ချင်တော့ဘူး / သေလိုက်ရင် ကောင်းမယ် / ဘဝကို အဆုံးသတ်ချင်တယ်
choking: ကလေး အစာ သီးနေတယ် / ကလေး သီးသွားတယ် / ကလေးက သကြားလုံး မျိုချမိတယ် / ငါးရိုးစူးတယ် / လည်ပင်းမှာ တစ်ဆို့နေတယ်
breathing: ကလေး နှုတ်ခမ်းတွေ ပြာနေတယ် / အဘိုး အသက်မရှူတော့ဘူး / ကလေး ရေနစ်နေတယ် / အဘိုး နှလုံးရပ်သွားတယ် / အဘွား ရင်ဘတ်အောင့်တယ် / မောပြီး အသက်ရှူကျပ်တယ်
poison: ကလေး ဆေးသောက်မိတယ် / ကလေးက ဆပ်ပြာရည် သောက်တယ် / ပရုပ်လုံး စားမိတယ် / ဆေးတွေ အကုန်သောက်လိုက်တယ် / ပိုးသတ်ဆေး ရှူမိတယ်
burn: ရေနွေးပူ လောင်တယ် / လက် အပူလောင်သွားတယ် / မီးပူနဲ့ ထိပြီး လက်လောင်သွားတယ် / ဆီပူ စင်တယ် / ကလေး ဟင်းပူ ဖိတ်ကျတယ် / ဓာတ်လိုက်တယ်
fire: မီးလောင်လို့ / မီး မီး ကယ်ပါ / မီးဖိုချောင်မှာ မီးလောင်နေတယ် / ဂက်စ်နံ့ ရတယ် / မီးခိုးတွေ ထွက်လာတယ် / ဒယ်အိုး မီးတောက်တယ်
bleeding: သွေးထွက်တယ် / သွေးတွေ ထွက်လာတယ် / လက်ပြတ်ရှတယ် သွေးမတိတ်ဘူး / နှာခေါင်းသွေးလျှံတယ်
fall: ကုတင်ပေါ်က ကျတယ် / ကလေး ခေါင်းနဲ့ ဆောင့်မိတယ် / အဘိုး လေဖြတ်သွားတယ် / ကလေး တက်နေတယ် / အဘွား ချော်လဲတယ် / အဘွား နှိုးလို့မရဘူး / လှေကားပေါ်က ပြုတ်ကျတယ် / ကလေး မလှုပ်တော့ဘူး
violence: သူဌေးက ရိုက်တယ် / သူဌေးက ကျမကို ပါးရိုက်တယ် / သူဌေးက လည်ပင်းညှစ်တယ် / မမက ဆံပင်ဆွဲပြီး ရိုက်တယ် / အလုပ်ရှင်က ကျမကို ဖက်တယ် / သူဌေးက အခန်းထဲ ဝင်လာပြီး ကိုင်တယ် / အတင်းလုပ်ဖို့ ကြိုးစားတယ်`,
}
const happening = Object.entries(phrases).flatMap(([language, kinds]) =>
  kinds
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind, all = ''] = line.split(': ')
      return all.split(' / ').map((said) => ({ language, kind, said }))
    }),
)
test.each(happening)('$language, $kind: $said', ({ kind, said }) => {
  expect(findEmergency(said, 'eng')?.kind).toBe(kind)
})
