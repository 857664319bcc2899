import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'
import type { Text } from '@kasama/contract/language'

/** The call, which is the first step. Small burns and cuts need no ambulance, so theirs says when to call. */
export const callTexts = {
  now: {
    eng: 'Call {number} now.',
    phi: 'Tumawag sa {number} ngayon na.',
    ind: 'Telepon {number} sekarang.',
    mya: '{number} ကို အခုချက်ချင်း ဖုန်းဆက်ပါ။',
  },
  // A telephone makes sparks, too.
  fromOutside: {
    eng: 'Go out with everyone. Call {number} from outside.',
    phi: 'Lumabas kayong lahat. Sa labas na kayo tumawag sa {number}.',
    ind: 'Semua orang keluar. Telepon {number} dari luar.',
    mya: 'လူအားလုံး အပြင် ထွက်ပါ။ အပြင်ရောက်မှ {number} ကို ဖုန်းဆက်ပါ။',
  },
  forBigBurn: {
    eng: 'Larger than the person’s hand, on the face, skin turned white or black, from electricity, or hard breathing? Call {number} now.',
    phi: 'Mas malaki sa kamay ng napaso, nasa mukha, pumuti o nangitim ang balat, galing sa kuryente, o hirap huminga? Tumawag sa {number} ngayon na.',
    ind: 'Lebih besar dari telapak tangan orang yang luka, di wajah, kulitnya berubah putih atau hitam, karena listrik, atau sulit bernapas? Telepon {number} sekarang.',
    mya: 'အပူလောင်တဲ့နေရာက အပူလောင်သူရဲ့ လက်ဝါးထက် ကြီးရင်၊ မျက်နှာ အပူလောင်ရင်၊ အရေပြား ဖြူသွားရင်၊ မည်းသွားရင်၊ ဓာတ်လိုက်ပြီး လောင်ရင်၊ အသက်ရှူ ခက်ရင် {number} ကို အခုချက်ချင်း ဖုန်းဆက်ပါ။',
  },
  forHeavyBleeding: {
    eng: 'A lot of blood, a deep wound, or it does not stop? From the head, vomited, or pregnant? Call {number} now.',
    phi: 'Maraming dugo, malalim ang sugat, o ayaw tumigil? Galing sa ulo, nagsuka ng dugo, o buntis ang dinudugo? Tumawag sa {number} ngayon na.',
    ind: 'Darahnya banyak, lukanya dalam, atau darah tidak mau berhenti? Dari kepala, muntah darah, atau sedang hamil? Telepon {number} sekarang.',
    mya: 'သွေး အရမ်းထွက်ရင်၊ ဒဏ်ရာ နက်ရင်၊ သွေး မရပ်ရင်၊ ခေါင်းက သွေးထွက်ရင်၊ သွေးအန်ရင်၊ ကိုယ်ဝန်နဲ့ သွေးဆင်းရင် {number} ကို အခုချက်ချင်း ဖုန်းဆက်ပါ။',
  },
} satisfies Record<string, Text>

const stayOn: Text = {
  eng: 'Say where you are. Turn on the loudspeaker and stay on the line: they tell you what to do.',
  phi: 'Sabihin kung nasaan ka. I-on ang loudspeaker at huwag ibaba ang tawag: sasabihin nila ang gagawin mo.',
  ind: 'Sebut lokasi Anda. Nyalakan speaker dan jangan tutup telepon: ikuti petunjuk petugas.',
  mya: 'ဘယ်နေရာမှာလဲ ပြောပါ။ စပီကာ ဖွင့်ပြီး ဖုန်းမချပါနဲ့။ ဖုန်းထဲက ပြောတဲ့အတိုင်း လုပ်ပါ။',
}
/** For kinds whose call is not always needed. */
const stayOnIfCalled: Text = {
  eng: 'When you call: say where you are. Turn on the loudspeaker and stay on the line: they tell you what to do.',
  phi: 'Kapag tumawag ka: sabihin kung nasaan ka. I-on ang loudspeaker at huwag ibaba ang tawag: sasabihin nila ang gagawin mo.',
  ind: 'Saat menelepon: sebut lokasi Anda. Nyalakan speaker dan jangan tutup telepon: ikuti petunjuk petugas.',
  mya: 'ဖုန်းဆက်ရင် ဘယ်နေရာမှာလဲ ပြောပါ။ စပီကာ ဖွင့်ပြီး ဖုန်းမချပါနဲ့။ ဖုန်းထဲက ပြောတဲ့အတိုင်း လုပ်ပါ။',
}
// After the heart stops, the chest may still move in gasps for some minutes.
const isBreathing: Text = {
  eng: 'Not awake, and no breath or only gasps? Say so: they tell you how to press the chest. Begin at once.',
  phi: 'Walang malay, at hindi humihinga o putol-putol na singhap lang? Sabihin ito: ituturo nila kung paano diinan ang dibdib. Gawin agad.',
  ind: 'Tidak sadar, dan tidak bernapas atau hanya megap-megap? Katakan: petugas memberi tahu cara menekan dadanya. Langsung lakukan.',
  mya: 'သတိမရှိဘဲ အသက်မရှူရင်၊ ဒါမှမဟုတ် တစ်ချက်ချင်း ပင့်ရှိုက်နေရုံပဲဆိုရင် ဖုန်းထဲမှာ ပြောပါ။ ရင်ဘတ် ဘယ်လိုဖိရမလဲ ပြောပြရင် ချက်ချင်း လုပ်ပါ။',
}
// Also after cleaners were mixed: the helper breathes the gas, too.
const freshAir: Text = {
  eng: 'Smoke or a strong smell? Go out to fresh air.',
  phi: 'May usok o matapang na amoy? Lumabas kung saan may sariwang hangin.',
  ind: 'Ada asap atau bau menyengat? Keluar ke udara segar.',
  mya: 'မီးခိုး ရှိရင် ဒါမှမဟုတ် အနံ့စူးရင် လေကောင်းရတဲ့ အပြင်ကို ထွက်ပါ။',
}
const nothingByMouth: Text = {
  eng: 'Give no food, no drink and no medicine.',
  phi: 'Huwag bigyan ng pagkain, inumin o gamot.',
  ind: 'Jangan beri makan, minum, atau obat.',
  mya: 'အစာ မကျွေးပါနဲ့။ ရေနဲ့ ဆေး မတိုက်ပါနဲ့။',
}

/**
 * First steps of each emergency, after the call. Everybody gets them, whatever the library holds and whatever she may
 * watch; facts and their pages are in content/SOURCES.md.
 */
export const firstStepsTexts: Record<EmergencyKind, Text[]> = {
  suicide: [
    {
      eng: 'Do you want to hurt yourself now? Tell someone at once, or call 995.',
      phi: 'Gusto mong saktan ang sarili mo ngayon? Magsabi agad sa iba, o tumawag sa 995.',
      ind: 'Anda ingin menyakiti diri sekarang? Langsung beri tahu seseorang, atau telepon 995.',
      mya: 'ကိုယ့်ကိုယ်ကို အခု နာကျင်အောင် လုပ်ချင်နေရင် တစ်ယောက်ယောက်ကို ချက်ချင်း ပြောပါ၊ ဒါမှမဟုတ် 995 ကို ဖုန်းဆက်ပါ။',
    },
    {
      eng: 'Is it someone else? Stay with them. Take away knives and medicine. In danger now? Call 995.',
      phi: 'Ibang tao ba? Huwag siyang iwan. Ilayo ang kutsilyo at gamot. Nasa panganib na? Tumawag sa 995.',
      ind: 'Orang lain? Temani dia terus. Jauhkan pisau dan obat. Dalam bahaya sekarang? Telepon 995.',
      mya: 'တခြားသူ ဖြစ်ရင် သူ့အနားမှာ နေပေးပါ။ ဓားနဲ့ ဆေးတွေကို ဝေးဝေး ထားပါ။ အခု အန္တရာယ် ရှိနေရင် 995 ကို ဖုန်းဆက်ပါ။',
    },
    {
      eng: 'Do not stay alone. Go to a person you trust.',
      phi: 'Huwag kang mag-isa. Puntahan ang taong pinagkakatiwalaan mo.',
      ind: 'Jangan sendirian. Temui orang yang Anda percaya.',
      mya: 'တစ်ယောက်တည်း မနေပါနဲ့။ ယုံကြည်ရတဲ့သူဆီ သွားပါ။',
    },
    {
      eng: 'You can call at any hour. You need not say your name.',
      phi: 'Puwede kang tumawag anumang oras. Hindi kailangang sabihin ang pangalan mo.',
      ind: 'Anda bisa menelepon kapan saja, tanpa menyebut nama.',
      mya: 'အချိန်မရွေး ဆက်လို့ ရပါတယ်။ နာမည် ပြောစရာ မလိုပါဘူး။',
    },
    {
      eng: 'They speak English, Malay, Mandarin and Tamil.',
      phi: 'English, Malay, Mandarin at Tamil ang salita nila.',
      ind: 'Mereka berbahasa Inggris, Melayu, Mandarin, dan Tamil.',
      mya: 'အင်္ဂလိပ်၊ မလေး၊ တရုတ်၊ တမီးလ် ဘာသာနဲ့ ပြောပေးပါတယ်။',
    },
  ],
  choking: [
    {
      eng: 'Shout for help. Stay with the person.',
      phi: 'Sumigaw ng tulong. Huwag siyang iwan.',
      ind: 'Teriak minta tolong. Jangan tinggalkan dia.',
      mya: 'အော်ပြီး အကူအညီ တောင်းပါ။ သူ့ကို တစ်ယောက်တည်း မထားခဲ့ပါနဲ့။',
    },
    {
      eng: 'Can still cough? Let the person cough.',
      phi: 'Nakakaubo pa? Hayaan siyang umubo.',
      ind: 'Masih bisa batuk? Biarkan dia batuk.',
      mya: 'ချောင်းဆိုးနိုင်သေးရင် ဆက်ဆိုးခိုင်းပါ။',
    },
    {
      eng: 'Give no water and no food. Do not push a finger into the throat.',
      phi: 'Huwag painumin o pakainin. Huwag ipasok ang daliri sa lalamunan.',
      ind: 'Jangan beri minum atau makan. Jangan masukkan jari ke tenggorokan.',
      mya: 'ရေ မတိုက်ပါနဲ့။ အစာ မကျွေးပါနဲ့။ လည်ချောင်းထဲ လက်ချောင်း မထည့်ပါနဲ့။',
    },
    stayOn,
  ],
  drowning: [
    {
      eng: 'Take the person out of the water. You cannot swim? Do not jump in: shout for help.',
      phi: 'Iahon siya sa tubig. Hindi ka marunong lumangoy? Huwag tumalon: sumigaw ng tulong.',
      ind: 'Angkat dia dari air. Tidak bisa berenang? Jangan lompat ke air: teriak minta tolong.',
      mya: 'ရေထဲက ဆယ်တင်ပါ။ ကိုယ် ရေမကူးတတ်ရင် ရေထဲ မဆင်းပါနဲ့၊ အော်ပြီး အကူအညီ တောင်းပါ။',
    },
    isBreathing,
    {
      eng: 'Take off wet clothes and keep the person warm.',
      phi: 'Alisin ang basang damit at balutin siya para hindi ginawin.',
      ind: 'Lepas baju basah dan selimuti dia supaya hangat.',
      mya: 'ရေစိုနေတဲ့ အဝတ်ကို ချွတ်ပြီး နွေးအောင် ထုပ်ပေးပါ။',
    },
    stayOn,
  ],
  breathing: [
    freshAir,
    {
      eng: 'Awake? Help the person to sit up and rest. No walking.',
      phi: 'May malay siya? Tulungang umupo nang tuwid at magpahinga. Huwag palakarin.',
      ind: 'Dia sadar? Bantu duduk tegak dan istirahat. Jangan suruh jalan.',
      mya: 'သတိရှိရင် မတ်မတ် ထိုင်ပြီး နားခိုင်းပါ။ လမ်း မလျှောက်ခိုင်းပါနဲ့။',
    },
    {
      eng: 'Loosen tight clothes.',
      phi: 'Luwagan ang masikip na damit.',
      ind: 'Longgarkan baju yang ketat.',
      mya: 'ကျပ်နေတဲ့ အဝတ်ကို ဖြေလျှော့ပေးပါ။',
    },
    isBreathing,
    stayOn,
  ],
  poison: [
    freshAir,
    {
      eng: 'In the eye or on the skin? Rinse at once with running water, for 15 minutes or more.',
      phi: 'Nasa mata o balat? Banlawan agad sa umaagos na tubig nang 15 minuto o higit pa.',
      ind: 'Kena mata atau kulit? Langsung bilas dengan air mengalir, 15 menit atau lebih.',
      mya: 'မျက်စိ ဒါမှမဟုတ် အရေပြားမှာ ထိရင် ရေနဲ့ ချက်ချင်း လောင်းဆေးပါ။ 15\u00a0မိနစ်နဲ့အထက် ဆေးပါ။',
    },
    {
      eng: 'Do not make the person vomit. Give nothing to eat or drink if they do not tell you to.',
      phi: 'Huwag siyang pasukahin. Huwag painumin o pakainin kung hindi nila sinabi.',
      ind: 'Jangan dipaksa muntah. Jangan beri makan atau minum kalau tidak disuruh petugas.',
      mya: 'အန်အောင် မလုပ်ပါနဲ့။ ဖုန်းထဲက မပြောရင် ဘာမှ မတိုက်ပါနဲ့၊ မကျွေးပါနဲ့။',
    },
    {
      eng: 'Keep the bottle or the pack. Say its name, and how much is gone.',
      phi: 'Itabi ang bote o pakete. Sabihin ang pangalan nito at kung gaano karami ang nabawas.',
      ind: 'Simpan botol atau bungkusnya. Sebut namanya dan berapa banyak yang berkurang.',
      mya: 'ပုလင်း ဒါမှမဟုတ် ဘူးကို သိမ်းထားပါ။ နာမည်နဲ့ ဘယ်လောက် လျော့သွားလဲ ပြောပါ။',
    },
    stayOn,
  ],
  shock: [
    {
      eng: 'Do not touch the person. Switch off the power at the main switch first.',
      phi: 'Huwag siyang hawakan. Patayin muna ang kuryente sa main switch.',
      ind: 'Jangan sentuh orangnya. Matikan dulu listrik di saklar utama.',
      mya: 'လူကို မကိုင်ပါနဲ့။ လျှပ်စစ်မီး ခလုတ်ကြီးကို အရင် ပိတ်ပါ။',
    },
    isBreathing,
    {
      eng: 'Burned skin? Cool it under running tap water, away from the power.',
      phi: 'May paso? Itapat sa umaagos na tubig ng gripo, malayo sa kuryente.',
      ind: 'Ada luka bakar? Dinginkan dengan air keran yang mengalir, jauh dari listrik.',
      mya: 'အပူလောင်ထားရင် လျှပ်စစ်နဲ့ ဝေးတဲ့ ဘုံဘိုင်ရေအေးအောက်မှာ ထားပါ။',
    },
    stayOn,
  ],
  burn: [
    {
      eng: 'Hold the burn under cool running tap water for 20 minutes.',
      phi: 'Itapat ang paso sa umaagos na tubig ng gripo (malamig, hindi nagyeyelo) nang 20 minuto.',
      ind: 'Siram terus luka bakar dengan air keran sejuk yang mengalir selama 20 menit.',
      mya: 'အပူလောင်တဲ့နေရာကို ဘုံဘိုင်က ကျနေတဲ့ ရေအေးအောက်မှာ 20\u00a0မိနစ် ထားပါ။',
    },
    {
      eng: 'Take off rings and clothes near the burn. Leave cloth that sticks.',
      phi: 'Tanggalin ang singsing at damit na malapit sa paso. Huwag tanggalin ang telang nakadikit sa balat.',
      ind: 'Lepas cincin dan pakaian di dekat luka bakar. Kain yang menempel di kulit, biarkan saja.',
      mya: 'အပူလောင်တဲ့နေရာနားက လက်စွပ်နဲ့ အဝတ်ကို ချွတ်ပါ။ အရေပြားမှာ ကပ်နေတဲ့ အဝတ်ကိုတော့ မခွာပါနဲ့။',
    },
    {
      eng: 'No toothpaste, no butter, no oil, no soya sauce and no ice.',
      phi: 'Huwag lagyan ng toothpaste, butter, mantika o ibang langis, toyo, o yelo.',
      ind: 'Jangan pakai pasta gigi, mentega, minyak, kecap, atau es.',
      mya: 'သွားတိုက်ဆေး၊ ထောပတ်၊ ဆီ၊ ပဲငံပြာရည် မလိမ်းပါနဲ့။ ရေခဲလည်း မတင်ပါနဲ့။',
    },
    {
      eng: 'A child has a burn, or blisters come? Go to a doctor.',
      phi: 'Napaso ang bata, o may lumabas na paltos? Pumunta sa doktor.',
      ind: 'Anak kena luka bakar, atau kulit melepuh? Pergi ke dokter.',
      mya: 'ကလေး အပူလောင်ရင်၊ ဒါမှမဟုတ် အရည်ကြည်ဖု ထွက်လာရင် ဆရာဝန်ဆီ သွားပါ။',
    },
    stayOnIfCalled,
  ],
  fire: [
    {
      eng: 'Take everyone out and close the door.',
      phi: 'Palabasin ang lahat at isara ang pinto.',
      ind: 'Bawa semua orang keluar dan tutup pintu.',
      mya: 'လူအားလုံးကို အပြင် ခေါ်ထုတ်ပြီး တံခါး ပိတ်ပါ။',
    },
    {
      eng: 'Use the stairs, not the lift. In smoke, stay low.',
      phi: 'Gamitin ang hagdan, hindi ang lift (elevator). Kapag may usok, yumuko o gumapang malapit sa sahig.',
      ind: 'Pakai tangga, jangan pakai lift. Jika ada asap, tetap merunduk.',
      mya: 'ရိုးရိုးလှေကားက ဆင်းပါ၊ ဓာတ်လှေကား မစီးပါနဲ့။ မီးခိုးထဲမှာ ကိုယ်ကို ကုန်းပြီး နိမ့်နိမ့် သွားပါ။',
    },
    {
      eng: 'Only oil in the wok burns? Turn off the gas and cover it with a big lid. Never use water.',
      phi: 'Mantika lang sa kawali ang nagliyab? Patayin ang gas at takpan ng malaking takip. Huwag na huwag gumamit ng tubig.',
      ind: 'Hanya minyak di wajan yang terbakar? Matikan gas dan tutup dengan tutup yang besar. Jangan pernah pakai air.',
      mya: 'ဒယ်အိုးထဲက ဆီပဲ မီးလောင်ရင် ဂက်စ် ပိတ်ပြီး အဖုံးကြီးနဲ့ အုပ်ပါ။ ရေ လုံးဝ မသုံးပါနဲ့။',
    },
    {
      eng: 'Clothes burn? Lie down and roll over and over.',
      phi: 'Nasusunog ang damit? Humiga at gumulong-gulong.',
      ind: 'Baju terbakar? Berbaring dan berguling-guling.',
      mya: 'အဝတ် မီးလောင်ရင် လှဲပြီး လူးလှိမ့်ပါ။',
    },
    stayOn,
  ],
  gas: [
    {
      eng: 'Do not press any switch or pull any plug. No lighter and no fire.',
      phi: 'Huwag pindutin ang kahit anong switch at huwag hugutin ang nakasaksak. Walang lighter at walang apoy.',
      ind: 'Jangan tekan saklar dan jangan cabut colokan. Jangan nyalakan korek atau api.',
      mya: 'မီးခလုတ်နဲ့ ပလပ်တွေကို မထိပါနဲ့။ မီး မခြစ်ပါနဲ့။',
    },
    {
      eng: 'The gas tap is near? Turn it off. Open doors and windows on your way out.',
      phi: 'Malapit ang balbula ng gas? Isara ito. Buksan ang pinto at bintana habang palabas.',
      ind: 'Keran gas dekat? Tutup. Buka pintu dan jendela sambil keluar.',
      mya: 'ဂက်စ်ခလုတ် အနားမှာ ရှိရင် ပိတ်ပါ။ ထွက်ရင်း တံခါးနဲ့ ပြတင်းပေါက် ဖွင့်ထားပါ။',
    },
    stayOn,
  ],
  fits: [
    {
      eng: 'Move hard and sharp things away. Put something soft under the head.',
      phi: 'Ilayo ang matitigas at matutulis na bagay. Lagyan ng malambot ang ilalim ng ulo.',
      ind: 'Jauhkan benda keras dan tajam. Taruh kain lembut di bawah kepala.',
      mya: 'မာတဲ့၊ ချွန်တဲ့ ပစ္စည်းတွေ ဖယ်ပါ။ ခေါင်းအောက်မှာ အပျော့ ခံပေးပါ။',
    },
    {
      eng: 'Do not hold the person down. Put nothing into the mouth.',
      phi: 'Huwag siyang pigilan. Huwag maglagay ng kahit ano sa bibig.',
      ind: 'Jangan tahan badannya. Jangan masukkan apa pun ke mulut.',
      mya: 'အတင်း ချုပ်မထားပါနဲ့။ ပါးစပ်ထဲ ဘာမှ မထည့်ပါနဲ့။',
    },
    {
      eng: 'It stops? Turn the person on the side. Say how long it lasted.',
      phi: 'Tumigil na? Itagilid siya. Sabihin kung gaano katagal.',
      ind: 'Sudah berhenti? Miringkan badannya. Sebut berapa lama kejangnya.',
      mya: 'တက်တာ ရပ်သွားရင် ဘေးစောင်း လှဲပေးပါ။ ဘယ်လောက်ကြာလဲ ပြောပါ။',
    },
    stayOn,
  ],
  stroke: [
    {
      eng: 'Say when it began.',
      phi: 'Sabihin kung kailan nagsimula.',
      ind: 'Sebut sejak kapan.',
      mya: 'ဘယ်အချိန်က စဖြစ်လဲ ပြောပါ။',
    },
    {
      eng: 'Let the person lie down and rest. Stay there.',
      phi: 'Pahigain at pagpahingahin siya. Huwag siyang iwan.',
      ind: 'Bantu dia berbaring dan istirahat. Jangan tinggalkan dia.',
      mya: 'လှဲပြီး နားခိုင်းပါ။ သူ့ကို တစ်ယောက်တည်း မထားခဲ့ပါနဲ့။',
    },
    nothingByMouth,
    stayOn,
  ],
  fainting: [
    {
      eng: 'Call the person loudly and tap the shoulder.',
      phi: 'Tawagin siya nang malakas at tapikin sa balikat.',
      ind: 'Panggil dia keras-keras dan tepuk bahunya.',
      mya: 'အသံကျယ်ကျယ် ခေါ်ပြီး ပခုံးကို ပုတ်ပါ။',
    },
    isBreathing,
    {
      eng: 'Breathes normally? Turn the person on the side. Give nothing to drink.',
      phi: 'Normal ang paghinga? Itagilid siya. Huwag painumin.',
      ind: 'Napasnya normal? Miringkan badannya. Jangan beri minum.',
      mya: 'ပုံမှန် အသက်ရှူနေရင် ဘေးစောင်း လှဲပေးပါ။ ရေ မတိုက်ပါနဲ့။',
    },
    stayOn,
  ],
  bleeding: [
    {
      eng: 'Press a clean cloth hard on the wound. Do not let go.',
      phi: 'Diinan nang madiin ang sugat gamit ang malinis na tela. Huwag bitawan.',
      ind: 'Tekan lukanya kuat-kuat dengan kain bersih. Jangan dilepas.',
      mya: 'သန့်ရှင်းတဲ့ အဝတ်နဲ့ ဒဏ်ရာကို တင်းတင်း ဖိထားပါ။ လက် မလွှတ်ပါနဲ့။',
    },
    {
      eng: 'Something sticks in it? Leave it in, and press beside it.',
      phi: 'May nakatusok? Huwag hugutin. Diinan sa tabi nito.',
      ind: 'Ada benda yang menancap? Jangan dicabut. Tekan di sampingnya.',
      mya: 'တစ်ခုခု စိုက်နေရင် မနုတ်ပါနဲ့။ ဘေးနားက ဖိထားပါ။',
    },
    {
      eng: 'From the nose? Sit, lean forward and pinch the soft part of the nose.',
      phi: 'Galing sa ilong? Umupo, yumuko nang kaunti at pisilin ang malambot na bahagi ng ilong.',
      ind: 'Dari hidung? Duduk, condong ke depan, dan jepit bagian hidung yang lunak.',
      mya: 'နှာခေါင်းသွေး ထွက်ရင် ထိုင်ပြီး ရှေ့ကို ကုန်းပါ။ နှာခေါင်း ပျော့တဲ့နေရာကို ညှစ်ထားပါ။',
    },
    stayOnIfCalled,
  ],
  fall: [
    {
      eng: 'Stay calm. Do not pull the person up. Ask where it hurts.',
      phi: 'Huwag mag-panic. Huwag hilahin patayo ang tao. Itanong kung saan masakit.',
      ind: 'Tetap tenang. Jangan tarik dia supaya bangun. Tanya bagian mana yang sakit.',
      mya: 'စိတ်အေးအေး ထားပါ။ လဲကျသူကို ဆွဲမထူပါနဲ့။ ဘယ်နေရာ နာလဲ မေးပါ။',
    },
    {
      eng: 'A lot of blood? Press a clean cloth on it.',
      phi: 'Maraming dugo? Diinan ng malinis na tela.',
      ind: 'Banyak darah? Tekan dengan kain bersih.',
      mya: 'သွေး အရမ်းထွက်ရင် သန့်ရှင်းတဲ့ အဝတ်နဲ့ ဖိထားပါ။',
    },
    {
      eng: 'Very sleepy? Say so on the phone.',
      phi: 'Antok na antok? Sabihin sa telepono.',
      ind: 'Mengantuk sekali? Katakan di telepon.',
      mya: 'အရမ်း အိပ်ချင်နေရင် ဖုန်းထဲမှာ ပြောပါ။',
    },
    stayOn,
  ],
  violence: [
    {
      eng: 'Get away: to a room that you can lock, or to a neighbour.',
      phi: 'Lumayo: sa kuwartong naila-lock, o sa kapitbahay.',
      ind: 'Menjauh: ke kamar yang bisa dikunci, atau ke tetangga.',
      mya: 'ဝေးဝေး ရှောင်ပါ။ သော့ခတ်လို့ ရတဲ့ အခန်း ဒါမှမဟုတ် အိမ်နီးချင်းဆီ သွားပါ။',
    },
    {
      eng: 'Say where you are. Do not end the call first.',
      phi: 'Sabihin kung nasaan ka. Huwag ikaw ang unang magbaba ng tawag.',
      ind: 'Sebut lokasi Anda. Jangan tutup telepon lebih dulu.',
      mya: 'ဘယ်နေရာမှာလဲ ပြောပါ။ ကိုယ်က အရင် ဖုန်းမချပါနဲ့။',
    },
    {
      eng: 'Someone is badly hurt? Call 995, too.',
      phi: 'May malubhang nasaktan? Tumawag din sa 995.',
      ind: 'Ada yang luka parah? Telepon 995 juga.',
      mya: 'တစ်ယောက်ယောက် ဒဏ်ရာပြင်းရင် 995 ကိုလည်း ဖုန်းဆက်ပါ။',
    },
    {
      eng: 'Later, talk to the Centre for Domestic Employees, day and night: 1800 2255 233.',
      phi: 'Pagkatapos, kausapin ang Centre for Domestic Employees, araw at gabi: 1800 2255 233.',
      ind: 'Setelah itu, bicara dengan Centre for Domestic Employees, siang dan malam: 1800 2255 233.',
      mya: 'ပြီးရင် Centre for Domestic Employees ကို နေ့ရောညရော ဖုန်းဆက်လို့ ရပါတယ်။ နံပါတ်က 1800 2255 233 ပါ။',
    },
  ],
}
