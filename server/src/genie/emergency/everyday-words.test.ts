import { expect, test } from 'vitest'
import { findEmergency } from './find-emergency'

/** Messages as workers write in a hurry: short, misspelt, in two languages, the verb in any of its forms. */
const phrases = {
  eng: `
suicide: i feel like dying / better off dead / no reason to live anymore / i am tired of living / thinking of ending it all / life is not worth living / better if i die / life is meaningless / nobody will miss me if i die / i want to sleep and never wake up / wanna jump / i dont want to be in this world / no point living / i cut myself because i am sad
choking: something in his throat he cant talk / the kid is chocking / fish bone stuck at my throat / boy swallow one small magnet / baby has a coin stuck / she is not able to cough or talk, food stuck / he put a marble in his mouth and swallowed / baby swallow my earring / popcorn went down the wrong way she cant talk / kid eat button battery / cannot breathe properly, something stuck / food stuck in my neck / he is holding his throat and cannot talk / baby chokin
breathing: baby turned blue / popo lips are blue / the breathing stopped / heart attack pls / ah gong chest pain very bad / she is gasping for air / asthma attack / cannot find pulse / ah kong lips turning blue / bee sting face swollen / throat is swelling after peanuts / ah gong heart pain chest / toilet cleaner gas, cannot breathe / cant brethe / lift stuck i cannot breathe
drowning: the boy is drowning in the pool / the child fell in the pool / child drown in bathtub / baby slipped under the water in the bath
poison: he drink floor cleaner / girl ate mothballs / ah ma swallow all the tablets / baby drink hand sanitizer / i inhaled chlorine cannot stand / toilet cleaner went into her mouth she drank / bleach splashed into my eyes / baby put detergent pod in mouth / she drank the dishwashing liquid / toddler ate grandma pills / took 20 panadol / kid licked the cockroach bait / i give wrong dose of medicine to grandma / toddler drank mouthwash / i mixed clorox and toilet cleaner, strong smell, dizzy / bleach smell make me dizzy / i inhaled toilet cleaner
burn: i got burned / hot oil on my arm / my hand got burn by the iron / iron burn my arm / porridge so hot fall on baby leg burn / soup spill on my hand / kid touch hot stove / oil splash on my face / steam burnt me / acid on my hand / my hand burn from wok / baby touch iron
shock: i got shocked by the plug / HE IS ELECTROCUTED / boy put finger in the socket / touch the wire got shock / she got a shock from the plug
fire: fire help / fire! / kitchen fire / got fire in the rice cooker / the wok catch fire / smoke coming from the socket / there is smoke in the kitchen / rice cooker burning / socket sparking / kitchen full of smoke / the pan is in flames
gas: i smell gas in the flat / there is gas smell in the kitchen / gas leak!!
bleeding: his head is bleeding / blood does not stop / i cut my hand very deep / i cut myself with the knife, blood everywhere / deep cut / finger cut off / blood coming out of his mouth / blood coming from ear / nosebleed cannot stop / blood cannot stop / knife cut my hand / finger chopped
fall: mother in law fell down / madam fell in the toilet / baby hit head on the floor / toddler fall off the sofa / my grandma slip and fall / i dropped the baby / baby rolled off the bed / i think her hip is broken she cannot stand / the old man is lying on the floor and cannot talk / lolo fall in bathroom / broken leg / granma fall down / ah mah slip toilet
stroke: grandpa had a stroke / his face is drooping on one side / his speech is slurred / she cannot move one side of her body / uncle suddenly cannot speak / ah ma stroke / half body cannot move
fits: the child is having fits / uncle is having a seizure / seizure / febrile fit baby shaking / uncle epilepsy attack
fainting: she wont wake up / grandpa is unresponsive / baby stop moving / cannot wake him up
violence: sir choked me / my employer hurts me / maam throw plate at me / he wants to rape me / my boss lock me inside and beat / sir come into my room at night and touch / she pulls my hair / he kicked my stomach / madam throw shoes to me / boss wants to have sex with me / madam pinch me every day / madam bang my head / help i locked in room by boss`,
  phi: `
suicide: gusto ko na pong mamatay / ayoko na pong mabuhay / gusto ko na lang po mawala / pagod na po ako sa buhay / wala na pong saysay ang buhay ko / tatapusin ko na buhay ko / wala na akong ganang mabuhay / gusto kong tumalon / gusto ko nang maglaho / sana hindi na ako magising / lalaslasin ko pulso ko
choking: nachoke si baby / nagchochoke ang bata / natinik yung bata sa lalamunan / nahirinan si lolo / nakalulon ng barya ang alaga ko / nalunok ni baby ang butones / may tinik sa lalamunan / nabarahan ang lalamunan / di makaubo si baby may nakain / nilunok ng bata ang hikaw / nabubulonan ang bata / nabilukan si baby
breathing: hindi humihinga ang baby / hindi na humihinga si lolo / di na po humihinga / nangingitim na ang labi ni baby / inatake sa puso si sir / hinihika si lola hirap huminga / naninikip ang dibdib ni lolo / inaatake ng hika / kinakapos ng hininga / walang pulso / masakit ang dibdib ni lolo / tumigil ang paghinga / inaatake sa puso ang amo ko / nahihirapang huminga
drowning: nalulunod ang bata / nalunod ang bata / nahulog ang bata sa pool / nahulog sa swimming pool ang alaga ko
poison: nakalunok ng sabong panlaba ang bata / ininom ni baby ang dettol / nakainom po ng muriatic / nalanghap ko ang zonrox nahihilo ako / nakakain ng lason sa daga ang bata / napunta sa bibig niya ang zonrox / natalsikan ng bleach ang mata ko / kinain ng bata ang gamot / nakainom ng dishwashing liquid / umiinom siya ng pampatulog marami / nakainom si baby ng gamot / may bleach sa mata ko / pinaghalo ko zonrox at muriatic nahihilo ako
burn: nasunog ang kamay ko / napaso po ako ng plantsa / nabuhusan ng mainit na sabaw si baby / nasunog po braso ko sa mantika / natalsikan ng mantika mukha ko / natapunan ng sabaw si baby / nadikit sa plantsa ang kamay / tumalsik ang mantika sa mukha ko / lapnos ang kamay ko / sumabog ang mantika sa mukha ko / paso ng mantika sa kamay
fire: sunog! / nasusunog po ang kusina / may apoy sa kalan ang laki / nag-aapoy ang kawali / sumabog ang rice cooker / may apoy sa kusina / umuusok ang kusina / sumiklab ang apoy / nag-spark ang outlet / sunog sa kwarto
gas: amoy gas sa bahay / tumatagas ang gas
bleeding: nagdudugo ang ilong ni lola ayaw tumigil / tagas ng tagas ang dugo / nasugatan ako malalim / duguan ang bata / ayaw tumigil ng dugo / nagsusuka ng dugo / may dugo sa ulo / umaagos ang dugo / natusok ng kutsilyo / nagdugo ang ilong
fall: nahulog sa kama si baby / nauntog ang ulo ng bata / nadulas po si maam / nahulog sa hagdan / nabitawan ko ang baby / nabalian si lola / nauntog ang bata
fainting: nahimatay si lola / ayaw magising ni lola / hindi na gumigising si lolo / hindi na gumagalaw si lola / hinimatay si lola
stroke: na stroke po si lolo / nakangiwi ang mukha / bulol magsalita bigla si lolo / nangiwi ang bibig / biglang namanhid ang kalahating katawan / lolo hindi makapagsalita bigla
fits: kinukumbulsyon ang bata / nangingisay si baby
violence: pinalo ako ng amo / hinawakan ako ng amo ko / ginagahasa ako / sinakal po ako ni sir / binato ako ni madam ng baso / tinulak ako ng amo ko / kinulong ako sa kwarto at sinaktan / binubugbog po ako / pinagbuhatan ako ng kamay / minomolestiya ako / tinutukan ako ng kutsilyo / hinawakan ang dede ko / pinaso ako ng plantsa ng amo / inuntog ni sir ang ulo ko
shock: NAKURYENTE ANG BATA / na ground ako sa kuryente`,
  ind: `
suicide: saya mau loncat dari jendela / saya pengen mati aja rasanya / udah gak mau hidup lagi / lebih baik aku mati / buat apa hidup lagi / pengen mengakhiri hidup / sudah tidak kuat hidup / saya ingin menghilang dari dunia / menyayat tangan sendiri / mau loncat
choking: ada biji nyangkut di tenggorokan anak / tenggorokannya tersumbat makanan / adek nelan magnet kecil / kakek kesedak nasi / duri ikan nyangkut / ada yang nyangkut di leher anak / anak menelan anting / sesak napas ada yang nyangkut / tulang ikan di tenggorokan
breathing: napasnya berhenti / nenek sesek nafas / bayi bibirnya biru / bayinya ga nafas / kakek serangan jantung / dada kakek sakit sekali / susah nafas nih nenek / asma kambuh / tidak ada nadi / bayi membiru / alergi susah napas / jantung nenek kumat / napas nenek ngos ngosan / bayi biru tidak menangis
drowning: anak tenggelam di kolam / anak jatuh ke kolam renang / anak kecebur kolam
poison: minum detergen / anak menelan obat nenek / adik kecil minum sabun cuci piring / bayi nelan kapur barus / kecium gas pemutih pusing / masuk ke mulutnya pembersih kamar mandi / mata kena pemutih / anak minum sunlight / anak minum minyak kayu putih / obat tidur diminum semua / saya campur bayclin dan porstex, pusing
burn: tanganku kena setrika / kesiram air panas / kaki anak kena air panas / luka bakar di tangan saya parah / kena knalpot melepuh / terkena uap panas / kecipratan minyak / kena minyak goreng panas / anak pegang setrika panas / saya tersiram minyak / anak saya luka bakar
shock: kesetrum tadi / kena setrum
fire: api di dapur / kompornya meledak / wajannya kebakar / ada asap tebal dari stop kontak / kebakarannn / api menyala besar di kompor / colokan keluar api / stop kontak berasap / baterai meledak / asap di dapur
gas: bau gas di rumah / kecium bau gas / bocor gas
bleeding: darahnya gak berhenti / jari saya kepotong pisau / hidungnya keluar darah terus / lukanya dalam banget / muntah darah / tangan robek / keluar darah dari telinga / mimisan tidak berhenti
fall: ibu majikan jatuh / bayi jatuh dari kasur / kepalanya kebentur lantai / mama majikan kepleset di kamar mandi / nenek patah tulang / jatuh dari jendela / saya menjatuhkan bayi / nenek kepleset
fits: anak kejang / anak step
stroke: kakek kena stroke / stroke mendadak / bicara pelo tiba-tiba / nenek tiba tiba tidak bisa bicara / nenek stroke / kakek terkena stroke
fainting: nenek gak bangun bangun / nenek tidak sadarkan diri / bayi gak bergerak / kakek ambruk / kakek tidak merespon
violence: majikan tampar saya / majikan pegang badan saya / saya dipukulin / majikan lempar piring ke saya / bapak masuk kamar saya dan pegang pegang / saya dikurung dan disiksa / majikan mau perkosa saya / majikan mengancam saya / dicubit majikan / disundut rokok / disiram air panas sama majikan / tuan minta tidur bareng / majikan menjambak rambut saya / majikan mengunci saya di kamar`,
  mya: `
suicide: သေလိုက်ချင်တယ် / သေပစ်ချင်တယ် / သေသွားချင်တယ် / အသက်ဆက်မရှင်ချင်တော့ဘူး / သေလိုက်ရင် ကောင်းမယ် / ဘဝကို အဆုံးသတ်ချင်တယ် / သေတာပဲ ကောင်းမယ် / ရှင်သန်ချင်စိတ် မရှိတော့ဘူး / အိပ်ပြီး ပြန်မနိုးချင်တော့ဘူး / thay chin tal
choking: ကလေး အစာ သီးနေတယ် / ကလေး သီးသွားတယ် / ကလေးက သကြားလုံး မျိုချမိတယ် / ငါးရိုးစူးတယ် / လည်ပင်းမှာ တစ်ဆို့နေတယ် / ကလေး နို့သီးတယ် / ထမင်းနင်တယ် / အစာလမ်းကြောင်း ပိတ်နေတယ် / ကလေး နားကပ် မျိုချမိတယ် / ကေလး အစာနင္ေနတယ္ / baby အစာနင်နေတယ် help / ကလေး သကြားလုံးဆို့နေတယ် / အသက်ရှူမရဘူး တစ်ခုခု ဆို့နေတယ် / kalay asar nin nay tal
breathing: ကလေး နှုတ်ခမ်းတွေ ပြာနေတယ် / အဘိုး အသက်မရှူတော့ဘူး / အဘိုး နှလုံးရပ်သွားတယ် / အဘွား ရင်ဘတ်အောင့်တယ် / မောပြီး အသက်ရှူကျပ်တယ် / ပန်းနာ ထနေတယ် / နှလုံးမခုန်တော့ဘူး / အသက်ရှူရခက်နေတယ် / ကလေး ပြာလာတယ် / အဘိုး နှလုံးရောဂါ ဖောက်တယ် / athet shu ma ya bu
drowning: ကလေး ရေနစ်နေတယ် / ကလေး ရေကန်ထဲကျသွားတယ် / ကလေး ရေကူးကန်ထဲ ပြုတ်ကျတယ် / ရေစည်ထဲ ကလေး ကျသွားတယ် / kalay yay nit nay tal
poison: ကလေး ဆေးသောက်မိတယ် / ကလေးက ဆပ်ပြာရည် သောက်တယ် / ပရုပ်လုံး စားမိတယ် / ဆေးတွေ အကုန်သောက်လိုက်တယ် / ပိုးသတ်ဆေး ရှူမိတယ် / ဆေးအလွန်အကျွံ သောက်မိတယ် / မျက်စိထဲ ဆေးရည် ဝင်သွားတယ် / ကလေး အဘွားဆေး စားလိုက်တယ် / ကလေးက ဆေးလုံး မျိုချလိုက်တယ် / ကလိုရင်းနံ့ ရှူမိပြီး မူးနေတယ်
burn: ရေနွေးပူ လောင်တယ် / လက် အပူလောင်သွားတယ် / မီးပူနဲ့ ထိပြီး လက်လောင်သွားတယ် / ဆီပူ စင်တယ် / ကလေး ဟင်းပူ ဖိတ်ကျတယ် / မီးပူထိသွားတယ် / လက်ကို မီးလောင်သွားတယ် / ရေနွေးအိုး မှောက်ကျတယ် ကလေးပေါ် / yay nway laung thwar tal
shock: ဓာတ်လိုက်တယ် / ဓါတ်လိုက်တယ် / လျှပ်စစ်ရှော့ခ်ရိုက်တယ် / ဓာတ္လိုက္တယ္ / dat lite tal
fire: မီးလောင်လို့ / မီး မီး ကယ်ပါ / မီးဖိုချောင်မှာ မီးလောင်နေတယ် / မီးခိုးတွေ ထွက်လာတယ် / ဒယ်အိုး မီးတောက်တယ် / ထမင်းပေါင်းအိုး ပေါက်ကွဲတယ် / ပလပ်ပေါက်က မီးပွင့်တယ် / ဝါယာရှော့ဖြစ်တယ် / mee laung nay tal
gas: ဂက်စ်နံ့ ရတယ် / ဂက္စ္နံ႔ရတယ္
bleeding: သွေးထွက်တယ် / သွေးတွေ ထွက်လာတယ် / လက်ပြတ်ရှတယ် သွေးမတိတ်ဘူး / နှာခေါင်းသွေးလျှံတယ် / သွေးအန်တယ် / လက်ချောင်း ပြတ်ထွက်သွားတယ် / ဒဏ်ရာနက်တယ် / ေသြးထြက္ေနတယ္ / thwe twe htwet nay tal
fall: ကုတင်ပေါ်က ကျတယ် / ကလေး ခေါင်းနဲ့ ဆောင့်မိတယ် / အဘွား ချော်လဲတယ် / လှေကားပေါ်က ပြုတ်ကျတယ် / အရိုးကျိုးသွားတယ် / အဘွား ရေချိုးခန်းထဲ လဲနေတယ် / ကလေး လှေကားက ကျတယ် / a phwar chaw lae tal
stroke: အဘိုး လေဖြတ်သွားတယ် / ပါးစပ်ရွဲ့သွားတယ် / ကိုယ်တစ်ခြမ်း မလှုပ်နိုင်ဘူး / အဘွား စကားမပြောနိုင်တော့ဘူး ရုတ်တရက်
fits: ကလေး တက်နေတယ် / ကေလး တက္ေနတယ္ / ကလေး အတက်ရောဂါ ဖြစ်နေတယ်
fainting: အဘွား နှိုးလို့မရဘူး / ကလေး မလှုပ်တော့ဘူး / အဘွား မေ့လဲသွားတယ် / thadi lit thwar tal
violence: သူဌေးက ရိုက်တယ် / သူဌေးက ကျမကို ပါးရိုက်တယ် / သူဌေးက လည်ပင်းညှစ်တယ် / မမက ဆံပင်ဆွဲပြီး ရိုက်တယ် / အလုပ်ရှင်က ကျမကို ဖက်တယ် / သူဌေးက အခန်းထဲ ဝင်လာပြီး ကိုင်တယ် / အတင်းလုပ်ဖို့ ကြိုးစားတယ် / အလုပ်ရှင်က ကန်တယ် / သူဌေးက ကျမကို ဖက်နမ်းတယ် / သူဌေးမ ရိုက်တယ် / ပါးချတယ် / ရေနွေးနဲ့ ပက်တယ် / သူဌေးက သတ်မယ်လို့ ခြိမ်းခြောက်တယ် / သူဌေးသားက ကျမကို ဖက်တယ်`,
}
/** Somebody else wants to die; something has happened, and she asks for more than help. */
const askedBeside = {
  eng: `
suicide: ah gong says he wants to die / my madam wants to die / lola wants to end her life / he want to end his life / she said she wants to kill herself / child says he wants to kill himself / grandpa tried to hang himself / teenager hurting herself / the girl is cutting herself / ah ma doesn't want to live anymore / she says she will jump
suicide: i cant live a day without cutting myself / how can i live without cutting myself / she keeps hurting herself when she is sad / she started cutting herself / my friend tried to hurt herself / she says she will hurt herself / she told me she'll cut herself / she threatens to cut herself / how do I stop my friend from cutting herself / my helper will hurt herself tonight / i keep hurting myself / i think i will hurt myself / he is going to hurt himself
suicide: ah ma doesn't want to live already / she doesnt want to live she told me / she does not want to live in this world / she does not want to live like this / ah gong does not want to live with this pain / he did not want to live / i dont want to live / i do not want to live without him
fall: ah gong fell and says he hurt himself
bleeding: she tried to cook and cut herself, a lot of blood
poison: baby drank bleach should I avoid giving milk / baby swallowed bleach what food can he eat / should i avoid giving milk baby drank bleach / he took 20 panadol what is the risk
breathing: popo is not breathing what can cause it / she is not breathing how can i prevent her from dying / how do i prevent brain damage she is not breathing / ah ma collapsed, no pulse, avoid cpr?
choking: baby is choking what should i avoid doing
fall: ah gong fell and cannot stand should i avoid moving him / ah ma fell she hit head what should I avoid / ah gong fell down is it a risk to move him / what should i avoid ah ma fell down the stairs
fits: baby has seizure what causes it
fire: fire in the kitchen how to prevent spreading
burn: baby burned hand with hot water should I avoid ice / what to avoid baby burned hand
choking: how do I prevent panic my baby is choking / how do I avoid making it worse, my small baby is choking / which food can I give the baby choking / how do I stop my baby from choking / how can I prevent my baby from dying she is choking
bleeding: how do I stop her from bleeding / how to stop the cut on his finger from bleeding
breathing: how do I prevent my grandma from dying, not breathing
violence: sir hit me how to avoid it`,
  phi: `
suicide: sabi ni lola gusto na niyang mamatay / sabi ng bata papatayin daw niya ang sarili niya / gusto na raw mamatay ni lola / ayaw na niyang mabuhay / sasaktan niya ang sarili niya / gusto kong saktan ang sarili ko / sinasaktan niya ang sarili niya / naglalaslas ang kaibigan ko / tatalon daw siya sa bintana / gusto ko nang mamatay, para akong daga dito / gusto ko na mamatay bumili ako pang daga / gusto ko na mamatay puro ipis dito / gusto ko nang mamatay, ang daming ipis dito / gusto na raw niyang mamatay para siyang daga
poison: iinom ako lason daga gusto ko na mamatay
fainting: lola hinimatay ano ang iwasan
fall: lola nahulog sa hagdan, iwasan ko bang galawin siya
breathing: baby hindi humihinga, paano iwasan mamatay
choking: ano ang iwasan nabubulunan ang bata`,
  ind: `
suicide: nenek bilang mau mati / teman saya mau bunuh diri / anak itu menyayat tangannya sendiri / kakek ingin mengakhiri hidupnya / nenek tidak mau hidup / dia gak mau hidup di dunia ini / saya tidak mau hidup di sini lagi / teman saya mau mati / aku mau mati saja / bagaimana agar saya tidak menyakiti diri lagi / teman saya melukai diri sendiri
choking: bayi tersedak, cara mencegah makin parah / bagaimana mencegah anak makin parah dia sudah tersedak / bagaimana mencegah bayi meninggal bayi saya sedang tersedak kacang
fainting: nenek pingsan harus hindari apa
burn: tangan kena minyak panas, hindari odol?
poison: anak minum baygon, makanan apa yang harus dihindari
fall: apa yang harus dihindari nenek jatuh dari tangga`,
  mya: `
suicide: အဘွားက သေချင်တယ်လို့ ပြောတယ် / သူ့ကိုယ်သူ သတ်မယ်လို့ ပြောတယ် / သူငယ်ချင်းက သူ့ကိုယ်သူ အဆုံးစီရင်မယ်တဲ့ / သူငယ်ချင်း လက်ကောက်ဝတ် လှီးနေတယ် / သူ့ကိုယ်ကို သတ်မယ်တဲ့ / သူ့ကိုယ်ကိုသူ သတ်မယ်တဲ့ / သူ့ကိုယ်သူ ဓားနဲ့ လှီးနေတယ် / သူ့ကိုယ်သူ နာကျင်အောင် လုပ်နေတယ် / သူ့ကိုယ်သူ ပိုးသတ်ဆေးနဲ့ သတ်မယ်တဲ့ / ကိုယ့်ကိုယ်ကို နာကျင်အောင် လုပ်ချင်တယ် / အသက်ရှင်ပြီး ဒီအိမ်မှာ မနေချင်တော့ဘူး
breathing: ကလေး အသက်မရှူဘူး ဘာရှောင်ရမလဲ
poison: ကလေး ပိုးသတ်ဆေး သောက်မိတယ် ဘာရှောင်ရမလဲ
choking: ကလေး အစာနင်နေတယ် ပိုမဆိုးအောင် ဘယ်လိုကာကွယ်ရမလဲ / ကလေး အစာနင်သွားလို့ ဘာကို ရှောင်ရမလဲ
fall: အဘွား လဲကျပြီး မထနိုင်ဘူး ရှောင်ရမှာ ဘာလဲ`,
}
const happening = [...Object.entries(phrases), ...Object.entries(askedBeside)].flatMap(([language, kinds]) =>
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

/** Everyday questions that sound like an emergency. */
const everyday = `
stroke the cat / fitted sheet how to fold / got a shock when i saw the bill / shock absorber of the washing machine / gas stove how to clean / how deep is the bath water
can a child drown in a bathtub / what is a febrile fit / anak jatuh sakit / nahulog ang phone sa pool / tapos na ang gasul / hp jatuh ke kolam / walang kuryente / မီးပျက်တယ် / ဂက်စ် ဘယ်လိုဖွင့်ရမလဲ
is popcorn a choking hazard / which toys are a choking hazard / how to get a fit body / how to light the stove fire / pour hot water into the flask
the sink is choked / toilet choke how to clear / grandma has stroke exercises / heart attack signs / she drank all the milk / he took 2 panadol
drop the child off at school / i dropped the plate / the leg of the chair is broken / steamed rice burnt / iron burn mark on shirt / oil splashes on the wall
cigarette smoke in the room / the meat has a lot of blood / blood on bedsheet how to wash / baby scratches my face / grandma pulls my hair when bathing
food stuck on the pan / what is blue flame / she is allergic to peanuts what to cook / jump rope / baby wants to sleep with me / madam throws old clothes to me to keep
may bara ang drain / ayaw magising ng bata para sa school / nakainom na ng gamot si lola / nainom na ng bata ang gatas / sabon sa mata ni baby paano iwasan
panlinis ng mata / naging asul ang damit / dibdib ng manok adobo / umuusok pa ang kanin / tumatagas ang gripo / may dugo ang karne / nalaglag ang damit sa kama
nabitawan ko ang baso / bulol pa ang bata / natapunan ng kape ang damit / nahawakan ang plantsa para maglinis / kinukurot ang pisngi ng baby / tinutok ang electric fan sa baby
api besar untuk tumis / hati ayam berdarah / bahaya tersedak / makanan yang bisa bikin tersedak / sabun masuk mata bayi saat mandi / racun tikus di dapur aman
nenek minum minyak ikan / mesin cuci keluar air / tulang nyangkut di wastafel / baju robek / keluar darah haid banyak / bayi miring tidur / nenek lumpuh sebelah cara mandi
baju jatuh dari jendela / hp tidak respon / anak minta tidur bareng saya / supaya kecoa mati / mau lompat tali / baju kena minyak panas
no response from my employer message / my phone is not responding / the lift is not moving / mesin tidak bergerak / anak pukul saya / ဖုန်း မလှုပ်ဘူး / ကလေးက ကျမကို ရိုက်တယ်
အင်္ကျီ မီးပူလောင်သွားတယ် / ဖုန်း ပြုတ်ကျတယ် / ကြက်သား သွေးထွက်နေတယ် / ဒီအိမ်မှာ မနေချင်တော့ဘူး / ကလေး နို့သီးခေါင်း ဆေးနည်း / မျက်စိထဲ ဆေးခတ်နည်း
ရေနွေးအိုး ဆေးနည်း / ကလေး အဝတ်လဲနေတယ် / ကိုယ်တစ်ခြမ်း မလှုပ်နိုင်တဲ့ အဘွား ရေချိုးနည်း / သူဌေးက ဆိတ်သား ဟင်း ခိုင်းတယ် / ကလေးက ဆံပင်ဆွဲတယ် / လက်သည်း ဖြတ်ချင်တယ်
Stop choking before it starts / something stuck in the vacuum cleaner / can i mix bleach and detergent / bleach smell on hands how to remove / half body cannot move grandma, how to bathe her
boleh campur pemutih dengan sabun / luka bakar / gamot sa paso sa kamay / bagaimana supaya nenek tidak jatuh / agar anak tidak jatuh dari tangga / biar bayi gak jatuh dari kasur gimana
mee ma laung aung bal lo lote ya ma lae / mee laung yin bar lote ma lae / အိမ်သာဆေး နဲ့ bleach ရောလို့ ရလား
which food can cause choking / what food is a choking risk for a toddler / how to avoid getting burned by hot oil / how to prevent grandma from falling down the stairs / what causes a stroke
kitchen fire how to prevent / sunog sa kusina paano maiwasan / kebakaran dapur cara mencegahnya / what can i do to avoid a gas leak / what should grandma avoid after a stroke
cara menghindari tangan kena minyak panas / bagaimana menghindari bayi tersedak / paano iwasan ang pagdurugo / မီးလောင်တာ ဘယ်လို ကာကွယ်ရမလဲ / ကလေး အစာနင်တာ ဘယ်လို ရှောင်ရမလဲ
my phone wants to die / how to prevent grandma from hurting herself / how to stop the toddler from cutting himself with scissors / can a child hang himself on the blind cord
she does not want to live here / gusto ni madam mamatay ang ipis / gusto niya mawala na ang mantsa / tumalon ang pusa sa bintana / သူ့ကိုယ်သူ ရေချိုးတယ်
the child tried to climb and hurt himself / she said she cut herself with the knife / how do I keep the toddler from hurting himself / how to keep ah gong from hurting himself / so that the baby will not hurt himself
he will hurt himself if he climbs / ah gong keeps falling and hurting himself / how to lift ah gong without hurting myself / how do I chop onions without cutting myself / i think i cut myself / how do i stop ah gong hurting himself
My helper does not want to live in this house / ah ma doesn't want to live alone / she does not want to live outside / she does not want to live far away / she doesnt want to live together with us / he doesn't want to live on his own / i don't want to live with my employer
how do I prevent a baby with high fever from getting fits / how can I prevent my old grandmother with dementia from choking / how do I prevent an old man with weak legs from having a stroke
bagaimana mencegah anak balita usia dua tahun tersedak / cara mencegah nenek yang sudah tua dan pikun terpeleset di kamar mandi
the cat likes to jump out of the window / how to teach the boy not to jump off the sofa near the window / anak suka lompat dari atas sofa / anak loncat dari lantai ke kasur / paano buhatin si lola nang hindi masaktan ang sarili ko / supaya anak tidak melukai diri sendiri / cara angkat nenek tanpa menyakiti diri sendiri / ကလေး ဆိုဖာပေါ်က ခုန်ချတယ်
gusto ko mamatay lahat ng ipis / gusto ko na mamatay na ang mga daga sa kusina / gusto ni sir mamatay yung mga langgam / sana mamatay ang mga lamok / paano mamatay ang surot sa kama
nenek tidak mau hidup sendiri / saya gak mau hidup sama majikan ini / kakek tidak mau hidup di panti jompo / hp saya mau mati / tanaman ini mau mati
သူ့ကိုယ်ကို ပိုးသတ်ဆေးနဲ့ ဘယ်လို သန့်ရှင်းရမလဲ / သူ့ကိုယ်ကို ရေပတ်တိုက်ပြီး အသီးလှီးပေးတယ် / သူ့ကိုယ်သူ ရေချိုးပြီး အသီးလှီးတယ် / ကိုယ့်ကိုယ်ကို မနာကျင်အောင် အဘွားကို ဘယ်လို ချီရမလဲ
အသက် 30 ရှိပြီ ဒီအိမ်မှာ မနေချင်ဘူး / သူ့ကိုယ်ကို နာကျင်အောင် မလုပ်မိဖို့ ဘယ်လို ဆေးပေးရမလဲ / ကလေး သူ့ကိုယ်သူ မနာကျင်အောင် ဘာလုပ်ရမလဲ`
test.each(everyday.trim().split(/ \/ |\n/))('no alarm: %s', (text) => {
  expect(findEmergency(text, 'eng')).toBeNull()
})
